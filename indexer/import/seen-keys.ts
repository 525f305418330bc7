import { textHash } from '../quizify/text-hash.ts';

/** The keys of an import so far. */
export interface SeenKeys {
  readonly size: number;
  /** Adds a key. Returns false if it was present. */
  readonly add: (key: string) => boolean;
  readonly has: (key: string) => boolean;
}

/** The initial number of slots, a power of two. */
const SLOTS = 4_096;
/** The share of used slots from which their number is doubled. */
const MAX_LOAD = 0.7;

// Never zero: two zeros mark an empty slot.
const highHalf = (key: string): number => textHash(key, 1) || 1;
const lowHalf = (key: string): number => textHash(key, 2);

/**
 * Creates a set that uses 12 to 23 bytes per key of any length: it stores a 64-bit hash of each, in a table with open
 * addressing. With 1.4 million keys, two have the same hash in one of 19 million imports; the second would be skipped
 * as a repetition. Someone who forges such a pair only harms their own file.
 */
export function createSeenKeys(): SeenKeys {
  // Two words per slot: the hash of a key, or zeros.
  let table = new Uint32Array(2 * SLOTS);
  let size = 0;

  /** The slot of a key, or the empty slot for it. */
  function find(high: number, low: number): number {
    const mask = table.length / 2 - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const [a, b] = [table[2 * slot], table[2 * slot + 1]];
      if ((a === high && b === low) || (a === 0 && b === 0)) return 2 * slot;
    }
  }
  function put(high: number, low: number): boolean {
    const slot = find(high, low);
    if (table[slot] !== 0 || table[slot + 1] !== 0) return false;
    table[slot] = high;
    table[slot + 1] = low;
    return true;
  }
  function grow(): void {
    const old = table;
    table = new Uint32Array(2 * old.length);
    for (let slot = 0; slot < old.length; slot += 2) {
      const [high = 0, low = 0] = [old[slot], old[slot + 1]];
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
      if (size > MAX_LOAD * (table.length / 2)) grow();
      return true;
    },
    has: (key) => {
      const slot = find(highHalf(key), lowHalf(key));
      return table[slot] !== 0 || table[slot + 1] !== 0;
    },
  };
}
