/** A place that can be chosen: where it lies, which answers it stands for, what they lead to, and its name in words. */
import type { Spot } from "./compass";
import type { Offer } from "../model/offers";
import type { Stop } from "../model/stops";

export interface Target {
  spot: Spot;
  offers: Offer[];
  stop: Stop;
  name: string;
}
