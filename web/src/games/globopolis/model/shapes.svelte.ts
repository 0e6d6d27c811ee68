/** Outlines of single lands in a box of 100 by 100, once the world is loaded. */
import { geoCentroid, geoMercator, geoPath } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { loadWorld, type World } from "../../../map";
import { readOnce } from "../../plain";
import { landsOn } from "../board/lands";
import type { GameData } from "./data";

const BOX: [[number, number], [number, number]] = [
  [0, 0],
  [100, 100],
];
/** For a place that has no land of its own: a round island. */
const ISLAND = "M50 12a38 38 0 1 1 0 76a38 38 0 1 1 0-76z";

class Shapes {
  private world = $state.raw<World | null>(null);

  load(): void {
    void loadWorld()
      .then((found) => (this.world = found))
      .catch(() => undefined);
  }

  of(data: GameData, id: string): string {
    const land = this.world ? landsOn(this.world, data).get(id) : undefined;
    return land ? outlineOf(land) : ISLAND;
  }
}

const outlineOf = readOnce((land: MultiPolygon): string => {
  const [lon] = geoCentroid(land);
  const projection = geoMercator().rotate([-lon, 0]).fitExtent(BOX, land);
  return geoPath(projection).digits(1)(land) ?? ISLAND;
});

export const shapes = new Shapes();
