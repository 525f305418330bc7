/** Times its compressed size that a file may have. JSON and XML shrink to a fifth or a thirtieth. */
const MOST_EXPANSION = 100;
/** Decompressed bytes that any file may have: a short one can be repetitive. */
const FREE = 16 * 1_048_576;

/** Whether a file cannot be one of questions, since so much has come out of its compressed bytes. */
export const expandsTooMuch = (decompressed: number, compressed: number): boolean =>
  decompressed > FREE && decompressed > MOST_EXPANSION * compressed;
