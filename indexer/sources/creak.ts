import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import { defineSource } from './adapter.ts';
import { closedDraft, explanationOf, skippedRow, whichHold, type Draft, type SkippedRow } from './draft.ts';
import { type Refined, refineQuestion, refineStatement } from './refine-text.ts';
import { cleanAnswer, cleanText, normalize } from './text.ts';
import { reviewFlags } from './wording.ts';

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

/** CREAK: true or false claims about subjects of Wikipedia, with the explanations of their authors. */
export const creak = defineSource({
  source: 'creak',
  selects: (file) =>
    /(?:^|\/)(?:train|dev|test(?:_without_labels)?|contrast_set)\.jsonl?(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "ex_id", "sentence" and "entity"',
  row: CreakRow,
  read,
  revised: '2026-11-21',
});

function read(row: CreakRow): Draft | SkippedRow {
  const verdict = verdictOf(row);
  if (typeof verdict !== 'boolean') return verdict;
  const claim = refineQuestion(cleanText(row.sentence), 'en');
  const explanation = readExplanation(row);
  const draft = closedDraft({
    sourceId: row.ex_id,
    language: 'en',
    text: claim.text,
    correctAnswer: verdict ? 'True' : 'False',
    incorrectAnswers: [verdict ? 'False' : 'True'],
    type: 'boolean',
    quality: 'standard',
    explanation: explanationOf(explanation.text),
    url: articleOf(row),
    // The upstream only labels claims. We turn them into questions.
    modifications: whichHold({ refined_text: claim.changed || explanation.changed, quizified: true }),
    extensions: extensionsOf(row),
  });
  if ('reason' in draft) return draft;
  const informal = draft.explanation !== null && isInformal(draft.explanation, draft.text);
  return { ...draft, flags: [...reviewFlags(draft), ...whichHold({ informal_explanation: informal })] };
}

const VERDICTS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Whether the claim is true. Rows of the test set do not say. */
function verdictOf({ label }: CreakRow): boolean | SkippedRow {
  const word = String(label ?? '')
    .trim()
    .toLowerCase();
  if (isNothing(word)) return skippedRow('no_answer_given', 'label');
  return (Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined) ?? skippedRow('wrong_shape', 'label');
}

/** Whether a text is what the contrast set has for nothing. */
const isNothing = (text: string): boolean => /^(?:n\/?a|none|null)?$/iu.test(text);

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

/** The writer mentions themselves. Verbs exclude quotations and the Roman numeral. */
const FIRST_PERSON =
  /\bI(?:['’](?:m|ve|d|ll)|m)\b|(?<!\p{Lu}[\p{L}.]* )\bI (?:am|was|have|had|know|think|believe|made|found|find|looked|read|saw|see|did|do|don['’]?t|would|could|can|just|never|have|remember|learned|googled|searched|guess|assume|personally)\b|\b(?:[Ii]n my opinion|as far as i know|[Mm]y (?:own )?(?:knowledge|experience|friend|family|mom|dad|kids?))\b/u;
/** Colloquial words. */
const TALK =
  /\b(?:lol|lmao|omg|duh|gonna|wanna|gotta|kinda|sorta|yeah|yep|nope|btw|imo|imho|ain['’]?t|dunno|cuz|stuff like that|you guys|silly|stupid|ridiculous|nonsense)\b|!{2,}|\?{2,}|[:;]-?[()D](?!\w)/iu;
/** It is about the task or a search instead of the subject. */
const ABOUT_TASK =
  /\b(?:this|the|last) (?:statement|claim|sentence|hint|prompt)\b|\bbullet points?\b|\bmade[- ]up\b(?! (?:of|from|mostly|entirely|primarily))|\bmade (?:this|it) up\b|\b(?:wikipedia|google|imdb) says\b|\b(?:verif|confirm|prove|prov|check|found|look)\w* .*\b(?:google|wikipedia|imdb|internet|(?:web|internet|online|google) search)\b/iu;
/** All capitals. */
const SHOUTS = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;
/** Words of the shortest useful explanation. */
const FEWEST_WORDS = 3;

/**
 * Whether an explanation is a crowd worker's note and not fit to be shown: it is about the writer or the task,
 * colloquial, all in capitals, shorter than three words, or repeats the claim. Its wording does not show whether it is
 * right.
 */
export function isInformal(explanation: string, claim: string): boolean {
  const normalized = normalize(explanation);
  return (
    FIRST_PERSON.test(explanation) ||
    TALK.test(explanation) ||
    ABOUT_TASK.test(explanation) ||
    SHOUTS.test(explanation) ||
    normalized.split(' ').length < FEWEST_WORDS ||
    normalized === normalize(claim)
  );
}
