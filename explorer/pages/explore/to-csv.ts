import type { Question } from '../../../packages/client/src/index.ts';

/** Spreadsheets read what begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number may begin with a sign. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Spreadsheets recognize UTF-8 by it. */
export const CSV_START = '\uFEFF';

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

/** A value in quotation marks. An apostrophe keeps spreadsheets from running it as a formula. */
function cell(value: string | null | undefined): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (values: readonly (string | null | undefined)[]): string => `${values.map(cell).join(',')}\r\n`;

export const csvHeader = (): string => line(Object.keys(COLUMNS));

/** A question as a line of comma-separated values (RFC 4180). */
export const csvLine = (question: Question): string =>
  line(Object.values(COLUMNS).map((read) => read(question)));
