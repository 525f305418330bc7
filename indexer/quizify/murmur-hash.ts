/** Mixes 32 bits: every bit of the input reaches every bit of the output. The finalizer of MurmurHash3. */
function finalize(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (most ^ (most >>> 16)) >>> 0;
}

/**
 * 32 bits of a text, the same on every machine and at every run. Each salt gives others. No hash of `node:crypto`, for this runs several times
 * a row, and those leave a buffer behind each time.
 */
export function murmurHash(text: string, salt = 0): number {
  let lot = salt ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    lot = Math.imul(lot ^ text.charCodeAt(at), 0xcc9e2d51);
    lot = Math.imul((lot << 15) | (lot >>> 17), 0x1b873593);
  }
  return finalize(lot ^ text.length);
}

/**
 * The lot of a candidate for one question: each question draws an order of its own from the same lots, whatever order the candidates
 * are in, and a candidate more or less changes no other's place.
 */
export const mixHashes = (seed: number, lot: number): number => finalize(seed ^ lot);

/** Numbers below `bound`, one after another, that follow from a seed. */
export function randomNumbers(seed: number): (bound: number) => number {
  let drawnSoFar = 0;
  return (bound) => {
    drawnSoFar += 1;
    return mixHashes(seed, Math.imul(drawnSoFar, 0x9e3779b1)) % bound;
  };
}
