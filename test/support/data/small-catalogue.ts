import { createHash } from 'node:crypto';
import { records as all } from './starter-records.ts';

const SHARE = 5;

/** A fifth of the starter catalogue, always the same questions in all their languages: quick to load and index. */
export const records = all.filter(
  ({ sourceId }) => createHash('sha256').update(sourceId).digest().readUInt32BE() % SHARE === 0,
);
