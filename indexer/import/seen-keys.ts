import { murmurHash } from '../quizify/murmur-hash.ts';

/** Keys that an import has met. */
export interface SeenKeys {
  readonly size: number;
  /** Adds a key; false when it was there. */
  readonly add: (key: string) => boolean;
  readonly has: (key: string) => boolean;
}

/** Places at the beginning; a power of two. */
const PLACES = 4_096;
/** The share of places in use at which their number is doubled. */
const FULL = 0.7;

// Never both zero, which would be an empty place.
const highHalf = (key: string): number => murmurHash(key, 1) || 1;
const lowHalf = (key: string): number => murmurHash(key, 2);

/**
 * A set of keys in 12 to 23 bytes each, however long they are: of each only 64 bits are kept, in a table with open addressing. Two
 * different keys of 1.4 million have the same 64 bits once in 19 million imports; the second one would then be taken for a
 * repetition of the first. The bits are no secret: whoever wants such a pair can make one, and would harm only the own file.
 */
export function createSeenKeys(): SeenKeys {
  // Two words a place: the bits of a key. Both zero for an empty place.
  let table = new Uint32Array(2 * PLACES);
  let size = 0;

  /** The place of the key, or the empty one where it belongs. */
  function find(high: number, low: number): number {
    const mask = table.length / 2 - 1;
    for (let place = low & mask; ; place = (place + 1) & mask) {
      const [a, b] = [table[2 * place], table[2 * place + 1]];
      if ((a === high && b === low) || (a === 0 && b === 0)) return 2 * place;
    }
  }
  function put(high: number, low: number): boolean {
    const place = find(high, low);
    if (table[place] !== 0 || table[place + 1] !== 0) return false;
    table[place] = high;
    table[place + 1] = low;
    return true;
  }
  function grow(): void {
    const old = table;
    table = new Uint32Array(2 * old.length);
    for (let place = 0; place < old.length; place += 2) {
      const [high = 0, low = 0] = [old[place], old[place + 1]];
      if (high !== 0 || low !== 0) put(high, low);
    }
  }

  return {
    get size() {
      return size;
    },
    add: (key) => {
      if (!put(highHalf(key), lowHalf(key))) return false;
      size += 1;
      if (size > FULL * (table.length / 2)) grow();
      return true;
    },
    has: (key) => {
      const place = find(highHalf(key), lowHalf(key));
      return table[place] !== 0 || table[place + 1] !== 0;
    },
  };
}
