import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { optionKey } from '../../src/contract/text.ts';
import { defineSource } from './adapter.ts';
import { closedDraft, skippedRow, whichHold, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf } from './text.ts';
import { reviewFlags } from './wording.ts';

const OpentdbRow = z.object({
  type: z.string(),
  difficulty: z.string(),
  category: z.string(),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()).max(20),
});
/** The texts of a row all have the same encoding. */
type EncodedTexts = Readonly<z.infer<typeof OpentdbRow>>;

const Level = z.enum(['easy', 'medium', 'hard']);
const Kind = z.enum(['multiple', 'boolean']);

/** Open Trivia Database: responses of its API in any encoding, or a dump of all questions. */
export const opentdb = defineSource({
  source: 'opentdb',
  // Question collections are often stored with the programs that downloaded them.
  selects: (file) =>
    /\.json(?:\.gz)?$/iu.test(file) && !/(?:^|\/)(?:package|package-lock|tsconfig)\.json$/iu.test(file),
  container: () => 'json_results',
  expected:
    'one JSON object with "results", or their list alone, each with "question", "correct_answer" and "incorrect_answers"',
  row: OpentdbRow,
  read,
  revised: '2026-11-21',
});

function read(row: EncodedTexts): Draft | SkippedRow {
  const { texts, html } = decodeTexts(row);
  const type = Kind.safeParse(texts.type);
  if (!type.success) return skippedRow('wrong_shape', 'type');
  const level = Level.safeParse(texts.difficulty);
  if (!level.success) return skippedRow('wrong_shape', 'difficulty');
  const options = partOptions(texts, type.data);
  if ('reason' in options) return options;
  const clean = cleanText(texts.question);
  const question = refineQuestion(clean, 'en');
  const draft = closedDraft({
    sourceId: sourceIdOf(clean, options.correctAnswer),
    language: 'en',
    text: question.text,
    ...options,
    type: type.data,
    difficulty: level.data,
    difficultyRated: true,
    quality: 'high',
    category: categoryOf(texts.category),
    url: UPSTREAMS.opentdb.homepage,
    modifications: whichHold({ html_decoded: html, refined_text: question.changed }),
  });
  return 'reason' in draft ? draft : { ...draft, flags: reviewFlags(draft) };
}

/** The upstream's names, without the group before the colon, which some copies omit. */
const CATEGORY: Readonly<Record<string, CategorySlug>> = {
  'general knowledge': 'general-knowledge',
  books: 'books',
  film: 'film',
  music: 'music',
  'musicals & theatres': 'theatre',
  television: 'television',
  'video games': 'video-games',
  'board games': 'board-games',
  'science & nature': 'science-nature',
  computers: 'computers',
  mathematics: 'mathematics',
  mythology: 'mythology',
  sports: 'sports',
  geography: 'geography',
  history: 'history',
  politics: 'politics',
  art: 'art',
  celebrities: 'celebrities',
  animals: 'animals',
  vehicles: 'vehicles',
  comics: 'comics',
  gadgets: 'gadgets',
  'japanese anime & manga': 'anime-manga',
  'cartoon & animations': 'cartoons',
};

/** Null for an unknown category, which the upstream may have added. */
function categoryOf(name: string): CategorySlug | null {
  const short = name
    .replace(/^(?:entertainment|science):/iu, '')
    .trim()
    .toLowerCase();
  return Object.hasOwn(CATEGORY, short) ? (CATEGORY[short] ?? null) : null;
}

/** Reads the options. A claim has fixed ones. */
function partOptions(
  texts: EncodedTexts,
  type: z.infer<typeof Kind>,
): Pick<Draft, 'correctAnswer' | 'incorrectAnswers'> | SkippedRow {
  const correctAnswer = cleanAnswer(texts.correct_answer);
  if (type === 'multiple')
    return { correctAnswer, incorrectAnswers: texts.incorrect_answers.map(cleanAnswer) };
  const key = optionKey(correctAnswer);
  if (key !== 'true' && key !== 'false') return skippedRow('wrong_shape', 'correct_answer');
  return key === 'true'
    ? { correctAnswer: 'True', incorrectAnswers: ['False'] }
    : { correctAnswer: 'False', incorrectAnswers: ['True'] };
}

/**
 * Decodes the texts of a row. Entities are decoded once, and only with a semicolon, as the upstream writes them: `Q&A`
 * and `AT&T` are literal.
 */
function decodeTexts(row: EncodedTexts): { readonly texts: EncodedTexts; readonly html: boolean } {
  const sent = mapTexts(row, decoderFor(row));
  const texts = mapTexts(sent, decodeHTMLStrict);
  return { texts, html: JSON.stringify(texts) !== JSON.stringify(sent) };
}

const mapTexts = (row: EncodedTexts, decode: (text: string) => string): EncodedTexts => ({
  type: decode(row.type),
  difficulty: decode(row.difficulty),
  category: decode(row.category),
  question: decode(row.question),
  correct_answer: decode(row.correct_answer),
  incorrect_answers: row.incorrect_answers.map(decode),
});

/** `multiple` and `boolean` with the API's `encode=base64`. No other encoding looks like this. */
const BASE64_TYPES = new Set(['bXVsdGlwbGU=', 'Ym9vbGVhbg==']);
/**
 * Matches text with `encode=url3986` or `encode=urlLegacy`, or escaped like browsers do. A row with escapes and no
 * spaces is not plain text.
 */
const ESCAPED = /^(?:[\w.~+!'()*-]|%[\da-f]{2})*$/iu;
const ESCAPE = /%[\da-f]{2}|\+/iu;

/** Finds the decoder of the API's `encode` parameter by the row itself. */
function decoderFor(row: EncodedTexts): (text: string) => string {
  if (BASE64_TYPES.has(row.type)) return fromBase64;
  const texts = [row.category, row.question, row.correct_answer, ...row.incorrect_answers];
  const escaped = texts.every((text) => ESCAPED.test(text)) && texts.some((text) => ESCAPE.test(text));
  return escaped ? fromEscapes : (text) => text;
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** Decodes escapes, unless they are not UTF-8. */
function fromEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    // `decodeURIComponent` only throws in this case.
    return text;
  }
}
