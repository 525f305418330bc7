import { Language } from '../../src/contract/vocabulary.ts';
import type { Draft, SkippedRow, SourceAdapter } from './adapter.ts';
import { reviewFlags } from './review-flags.ts';
import { wrongShape } from './skipped-row.ts';
import { SvcRow, SvcShape } from './svc-row.ts';

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** A question is translated from the other language. With two languages a row need not say which. */
const otherLanguage = (language: Language): Language =>
  Language.options.find((option) => option !== language) ?? language;

function parentOf({ translationOf, language }: SvcRow): Draft['translationOf'] {
  return typeof translationOf === 'string'
    ? { sourceId: translationOf, language: otherLanguage(language) }
    : null;
}

/** Reads a row. Authored text is not changed, except for whitespace. */
function read(value: unknown): Draft | SkippedRow {
  const parsed = SvcRow.safeParse(value);
  if (!parsed.success) return wrongShape(parsed.error);
  const row = parsed.data;
  return {
    sourceId: row.id,
    language: row.language,
    text: row.text,
    correctAnswer: row.correctAnswer,
    incorrectAnswers: row.incorrectAnswers,
    acceptedAnswers: [],
    type: row.type,
    difficulty: row.difficulty ?? null,
    difficultyRated: typeof row.difficulty === 'string',
    quality: 'high',
    flags: reviewFlags(row),
    category: row.category,
    tags: distinct(row.tags),
    subcategories: distinct(row.subcategories),
    regions: distinct(row.regions),
    explanation: row.explanation ?? null,
    url: null,
    ...(typeof row.author === 'string' ? { author: row.author } : {}),
    ...(typeof row.createdAt === 'string' ? { createdAt: row.createdAt } : {}),
    modifications: [],
    extensions: {},
    answerKind: null,
    translationOf: parentOf(row),
    translator: row.translator ?? null,
  };
}

/** The service's own questions, in the format for authors. `trivia import` also accepts canonical records. */
export const svc: SourceAdapter<'svc'> = {
  source: 'svc',
  selects: (file) => /\.jsonl(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected:
    'one JSON object per line with "id", "language", "text", "correctAnswer", "incorrectAnswers", "type" and "category"',
  isRow: (value) => SvcShape.safeParse(value).success,
  read: (row) => [read(row)],
  revised: '2026-11-21',
};
