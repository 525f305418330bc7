import type { Client } from '../../../packages/client/src/index.ts';
import { toQuery } from '../../filters/filters.ts';
import type { ExploreData } from './load-explore.ts';
import { CSV_START, csvHeader, csvLine } from './to-csv.ts';

export type ExportFormat = 'csv' | 'jsonl';

/** Questions of one file. The limits of visitors allow a few such files an hour. */
export const MOST_EXPORTED = 1_000;

/** The largest page: a file takes ten requests. */
const PAGE = 100;

const FORMATS = {
  csv: { type: 'text/csv', start: () => CSV_START + csvHeader(), line: csvLine },
  jsonl: {
    type: 'application/jsonl',
    start: () => '',
    line: (question: unknown) => `${JSON.stringify(question)}\n`,
  },
} as const;

interface ExportOptions {
  readonly signal: AbortSignal;
  /** Is called with the number of questions so far. */
  readonly onProgress: (done: number) => void;
}

/** Reads the first questions of a view into a file. */
export async function exportView(
  client: Client,
  { filters, order }: Pick<ExploreData, 'filters' | 'order'>,
  format: ExportFormat,
  { signal, onProgress }: ExportOptions,
): Promise<Blob> {
  const { type, start, line } = FORMATS[format];
  const parts: string[] = [start()];
  const query = { ...toQuery(filters), ...order, limit: PAGE, count: 'none' } as const;
  for await (const question of client.questions.walk(query, { signal })) {
    parts.push(line(question));
    const done = parts.length - 1;
    if (done % PAGE === 0) onProgress(done);
    if (done === MOST_EXPORTED) break;
  }
  return new Blob(parts, { type: `${type};charset=utf-8` });
}
