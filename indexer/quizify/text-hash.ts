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
