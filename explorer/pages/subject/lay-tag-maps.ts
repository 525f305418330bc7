import {
  NARROW,
  WIDE,
  type NamedCount,
  type PlacedMap,
  type TagPair,
} from '../../charts/tag-map/tag-map-shapes.ts';

/** The map of a page for wide windows and for narrow ones, where fewer tags fit. */
export interface TagMaps {
  readonly wide: PlacedMap;
  readonly narrow: PlacedMap;
}

const MOST_WIDE = 18;
const MOST_NARROW = 12;

/** Places the tags of a page. The browser gets the places, and loads the code for them only if it opens another page. */
export async function layTagMaps(
  center: string,
  tags: readonly NamedCount[],
  pairs: readonly TagPair[],
): Promise<TagMaps> {
  const { layTagMap } = await import('../../charts/tag-map/lay-tag-map.ts');
  return {
    wide: layTagMap({ center, tags: tags.slice(0, MOST_WIDE), pairs }, WIDE),
    narrow: layTagMap({ center, tags: tags.slice(0, MOST_NARROW), pairs }, NARROW),
  };
}
