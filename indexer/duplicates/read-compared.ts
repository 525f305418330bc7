import type { PoolClient } from 'pg';

import { readComparable } from '../store/duplicates/duplicates.ts';
import { compared, type Compared } from './compared.ts';

/** Reads stored questions for comparison, in no particular order. */
export const readCompared = async (client: PoolClient, ids: readonly string[]): Promise<Compared[]> =>
  (await readComparable(client, ids)).map((question) => compared(question));
