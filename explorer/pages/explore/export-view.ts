import type { Client, Question } from '../../../packages/client/src/index.ts';
import { toQuery } from '../../filters/filters.ts';
import type { ExploreData } from './load.ts';

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

/** Spreadsheets read what begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number may begin with a sign. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Spreadsheets recognize UTF-8 by it. */
const CSV_START = '\uFEFF';

/** The columns in their order. */
const COLUMNS: Readonly<Record<string, (question: Question) => string | null | undefined>> = {
  id: ({ id }) => id,
  language: ({ language }) => language,
  category: ({ category }) => category.slug,
  difficulty: ({ difficulty }) => difficulty,
  type: ({ type }) => type,
  question: ({ text }) => text,
  correct_answer: ({ correctAnswer }) => correctAnswer,
  incorrect_answer_1: ({ incorrectAnswers }) => incorrectAnswers[0],
  incorrect_answer_2: ({ incorrectAnswers }) => incorrectAnswers[1],
  incorrect_answer_3: ({ incorrectAnswers }) => incorrectAnswers[2],
  explanation: ({ explanation }) => explanation,
  tags: ({ tags }) => tags.map(({ slug }) => slug).join(' '),
  author: ({ attribution }) => attribution.author,
  source: ({ attribution }) => attribution.source,
  license: ({ attribution }) => attribution.license,
  license_url: ({ attribution }) => attribution.licenseUrl,
  source_url: ({ attribution }) => attribution.url,
  modifications: ({ attribution }) => attribution.modifications.join(' '),
};

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

/** The names of the columns. */
export function csvHeader(): string {
  return line(Object.keys(COLUMNS));
}

/** A question as a line of comma-separated values (RFC 4180). */
export function csvLine(question: Question): string {
  return line(Object.values(COLUMNS).map((read) => read(question)));
}

const line = (values: readonly (string | null | undefined)[]): string => `${values.map(cell).join(',')}\r\n`;

/** A value in quotation marks. An apostrophe keeps spreadsheets from running it as a formula. */
function cell(value: string | null | undefined): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
