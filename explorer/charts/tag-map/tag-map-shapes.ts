/** The area of a map, in units of about a pixel. */
export interface MapShape {
  readonly width: number;
  readonly height: number;
}

/** The maps of wide and of narrow windows. */
export const WIDE: MapShape = { width: 960, height: 460 };
export const NARROW: MapShape = { width: 370, height: 520 };

export interface NamedCount {
  readonly slug: string;
  readonly label: string;
  /** Questions that have the tag, too. */
  readonly count: number;
}

/** Two tags and the number of questions that have both. */
export interface TagPair {
  readonly tags: readonly string[];
  readonly count: number;
}

/** The rectangle of a label by its middle. */
export interface MapNode {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedMap {
  readonly shape: MapShape;
  /** The first one is the middle. */
  readonly nodes: readonly MapNode[];
}
