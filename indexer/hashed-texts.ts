/** The finalizer of MurmurHash3: every bit of the input affects every bit of the output. */
function finalize(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (most ^ (most >>> 16)) >>> 0;
}

/**
 * A hash of a text, 32 bits, the same on every machine. It has the constants of MurmurHash3, but takes character by
 * character, so other programs give other hashes. It must not change: the wrong options of stored questions were chosen
 * by it. Different salts give independent hashes.
 * `node:crypto` is not used because this runs several times per row, and each of its hashes allocates a buffer.
 */
export function textHash(text: string, salt = 0): number {
  let hash = salt ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0xcc9e2d51);
    hash = Math.imul((hash << 15) | (hash >>> 17), 0x1b873593);
  }
  return finalize(hash ^ text.length);
}

/**
 * Mixes a seed into a hash. Each seed gives the same candidates a different order, which does not depend on their
 * original order; adding a candidate does not change the order of the others.
 */
export const mixHashes = (seed: number, hash: number): number => finalize(seed ^ hash);

/** Creates a generator of pseudo-random numbers from 0 to below `bound`, determined by the seed. */
export function randomNumbers(seed: number): (bound: number) => number {
  let count = 0;
  return (bound) => {
    count += 1;
    return mixHashes(seed, Math.imul(count, 0x9e3779b1)) % bound;
  };
}

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

/** Bits of a filter, a power of two: 16 MiB, however many texts it holds. */
const BITS = 2 ** 27;

/**
 * Bits per key. With a million keys, one new key in 90,000 is mistaken for a known one; with ten million, one in 120.
 */
const BITS_OF_KEY = 3;

const bitOf = (text: string, salt: number): number => textHash(text, salt) % BITS;

/**
 * A set of texts in a small, fixed amount of memory. It may mistake a new text for a known one, but never the reverse.
 */
export class BloomFilter {
  readonly #bytes = new Uint8Array(BITS / 8);

  /** Adds a text. Returns whether it was probably added before. */
  add(text: string): boolean {
    let known = true;
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) {
      const bit = bitOf(text, salt);
      known &&= this.#holds(bit);
      this.#bytes[bit >>> 3] = (this.#bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
    return known;
  }

  /** Whether the text was probably added. */
  has(text: string): boolean {
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) if (!this.#holds(bitOf(text, salt))) return false;
    return true;
  }

  #holds(bit: number): boolean {
    return ((this.#bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}
