import { SEPARATOR } from './term.ts';

/** The searchable names of many entries in one long text: searching it takes a fraction of the time of each entry alone. */
export interface Haystack {
  /** The names of all entries in their order, each between two separators. */
  readonly text: string;
  /** Where the first name of each entry starts; one more than there are entries. */
  readonly starts: Uint32Array;
}

/** @param names - of each entry, joined by separators */
export function haystackOf(names: readonly string[]): Haystack {
  const starts = new Uint32Array(names.length + 1);
  let start = SEPARATOR.length;
  for (const [index, name] of names.entries()) {
    starts[index] = start;
    start += name.length + SEPARATOR.length;
  }
  starts[names.length] = start;
  return { text: SEPARATOR + names.join(SEPARATOR) + SEPARATOR, starts };
}

/** The entry of a position, from `least` on. */
export function entryAt({ starts }: Haystack, position: number, least = 0): number {
  let [low, high] = [least, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
