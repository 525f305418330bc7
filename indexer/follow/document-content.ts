import { createHash } from 'node:crypto';

/** Digits of a hash in hexadecimal. Two contents have the same with a probability of 1 in 10^19. */
const DIGITS = 16;

type Fields = Readonly<Record<string, unknown>>;

const sorted = (fields: Fields): string =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A hash of everything in a document but its revision. */
export const hashDocument = ({ rev: _rev, ...content }: Fields): string =>
  createHash('sha256').update(sorted(content)).digest('hex').slice(0, DIGITS);

/**
 * The content of a document as text, equal for equal contents. The words are left out, since Elasticsearch does not
 * return them; the hash in the document stands for them.
 */
export const contentOf = ({ rev: _rev, words: _words, ...content }: Fields): string => sorted(content);
