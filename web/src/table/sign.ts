import type { IconName } from "../components/icons";

/** What opens something beside the board. */
export interface Sign {
  id: string;
  title: string;
  /** The word below it, part of the title. */
  short: string;
  icon: IconName;
  badge: number;
  holds?: string | undefined;
}
