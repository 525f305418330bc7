import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { Draft, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { closedDraft, explanationOf } from './closed-draft.ts';
import { isInformal } from './informal-explanation.ts';
import { type Refined, refineQuestion, refineStatement } from './refine-text.ts';
import { reviewFlags } from './review-flags.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';

const CreakRow = z.object({
  ex_id: storable(200).min(1),
  sentence: z.string(),
  entity: storable(500),
  en_wiki_pageid: z.union([z.string(), z.number()]).nullish(),
  explanation: z.string().nullish(),
  label: z.union([z.string(), z.boolean()]).nullish(),
  pair_id: storable(200).nullish(),
});
type CreakRow = z.infer<typeof CreakRow>;

/** Whether a text is what the contrast set has for nothing. */
const isNothing = (text: string): boolean => /^(?:n\/?a|none|null)?$/iu.test(text);

const VERDICTS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Whether the claim is true. Rows of the test set do not say. */
function verdictOf({ label }: CreakRow): boolean | SkippedRow {
  const word = String(label ?? '')
    .trim()
    .toLowerCase();
  if (isNothing(word)) return skippedRow('no_answer_given', 'label');
  return (Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined) ?? skippedRow('wrong_shape', 'label');
}

const NOTHING: Refined = { text: '', changed: false };

function readExplanation(row: CreakRow): Refined {
  const clean = cleanText(row.explanation ?? '');
  return isNothing(clean) ? NOTHING : refineStatement(clean, 'en');
}

/** The article about the claim's subject, which may not confirm the claim. */
function articleOf(row: CreakRow): string | null {
  const page = String(row.en_wiki_pageid ?? '').trim();
  return /^[1-9]\d{0,11}$/u.test(page) ? `https://en.wikipedia.org/?curid=${page}` : null;
}

function extensionsOf(row: CreakRow): Record<string, string> {
  const entity = cleanAnswer(row.entity);
  return {
    ...(entity === '' ? {} : { entity }),
    ...(typeof row.pair_id === 'string' ? { pairId: row.pair_id } : {}),
  };
}

function read(value: unknown): Draft | SkippedRow {
  const row = CreakRow.safeParse(value);
  if (!row.success) return wrongShape(row.error);
  const verdict = verdictOf(row.data);
  if (typeof verdict !== 'boolean') return verdict;
  const claim = refineQuestion(cleanText(row.data.sentence), 'en');
  const explanation = readExplanation(row.data);
  const draft = closedDraft({
    sourceId: row.data.ex_id,
    language: 'en',
    text: claim.text,
    correctAnswer: verdict ? 'True' : 'False',
    incorrectAnswers: [verdict ? 'False' : 'True'],
    type: 'boolean',
    quality: 'standard',
    explanation: explanationOf(explanation.text),
    url: articleOf(row.data),
    // The upstream only labels claims. We turn them into questions.
    modifications: [
      ...(claim.changed || explanation.changed ? (['refined_text'] as const) : []),
      'quizified',
    ],
    extensions: extensionsOf(row.data),
  });
  if ('reason' in draft) return draft;
  const informal = draft.explanation !== null && isInformal(draft.explanation, draft.text);
  return {
    ...draft,
    flags: [...reviewFlags(draft), ...(informal ? (['informal_explanation'] as const) : [])],
  };
}

/** CREAK: true or false claims about subjects of Wikipedia, with the explanations of their authors. */
export const creak: SourceAdapter<'creak'> = {
  source: 'creak',
  selects: (file) =>
    /(?:^|\/)(?:train|dev|test(?:_without_labels)?|contrast_set)\.jsonl?(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "ex_id", "sentence" and "entity"',
  isRow: (value) => CreakRow.safeParse(value).success,
  read: (row) => [read(row)],
  revised: '2026-11-21',
};
