import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { Source } from '../../../src/contract/vocabulary.ts';

const Rows = z.partialRecord(Source, z.array(z.strictObject({ file: z.string(), row: z.looseObject({}) })));

const rows = Rows.parse(JSON.parse(readFileSync(new URL('upstream-rows.json', import.meta.url), 'utf8')));

/**
 * Invented rows in the formats of the upstreams, with every documented variant at least once, and the upstream files
 * that they would be in.
 */
export const UPSTREAM_ROWS = new Map(
  Source.options.flatMap((source) => {
    const listed = rows[source];
    return listed === undefined ? [] : [[source, listed] as const];
  }),
);

/**
 * One of the invented rows with changed values.
 *
 * @param index - index of the row within the source
 */
export function aRow(source: Source, fields: Readonly<Record<string, unknown>> = {}, index = 0): unknown {
  const made = UPSTREAM_ROWS.get(source)?.[index];
  if (made === undefined) throw new Error(`There is no row ${index} of ${source}.`);
  return { ...made.row, ...fields };
}
