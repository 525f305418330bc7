import { createHash } from 'node:crypto';

import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { uuidV7 } from '../src/contract/vocabulary.ts';

const idAt = (milliseconds: number, sourceId: string, language: string): string =>
  uuidV7(
    milliseconds,
    createHash('sha256').update(`${SERVICE_PREFIX}\u0000${sourceId}\u0000${language}`).digest(),
  );

/**
 * The id of a starter question: the day it was written, then a hash of its source id. So it is the same on every
 * computer.
 */
export function starterId(written: string, sourceId: string, language: string): string {
  return idAt(Date.parse(written), sourceId, language);
}

/**
 * Whether a stored question of the service's own source came from any version of the starter catalogue: the id shows
 * it. Questions that an operator imported have random ids.
 */
export function isStarterId(id: string, sourceId: string, language: string): boolean {
  const milliseconds = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  return idAt(milliseconds, sourceId, language) === id;
}
