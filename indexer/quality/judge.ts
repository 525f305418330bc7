import { z } from 'zod';

import { Source, type QualityTier } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import data from './data/weights.json' with { type: 'json' };
import { hasHiddenTitle, knownLevel, readingHash, readingKey, type Knowledge } from './knowledge.ts';
import { isCapitalized, isSmallWord, nameKey, namesIn, nameWords } from './names.ts';
import { NO_POSSESSION } from './restore-apostrophes.ts';
import { WORDINGS } from './wordings.ts';

/** The tier of a question, and the signals that counted most. */
export interface Verdict {
  readonly quality: QualityTier;
  readonly reasons: readonly string[];
}

/**
 * Judges an English question: by its reading if a person has read this wording, or else by its signals. A flagged one is
 * never better than `needs_review`.
 */
export function judge(knowledge: Knowledge, source: Source, draft: Draft): Verdict {
  const reading = knowledge.readings.get(readingKey(source, draft.sourceId));
  if (draft.flags.length > 0 || reading?.hash !== readingHash(draft))
    return judgeBySignals(knowledge, source, draft);
  return { quality: reading.quality, reasons: ['read', reading.reason] };
}

/** How much a signal adds to the sums for the tiers `high` and `needs_review`. */
const Weight = z.tuple([z.number().describe('For `high`.'), z.number().describe('For `needs_review`.')]);

const {
  start,
  limits,
  unread,
  signals: listed,
} = z
  .strictObject({
    start: Weight.describe('The sums without any signal.'),
    limits: Weight.describe('The sums above which a question has the tier.'),
    unread: z
      .strictObject({ sources: z.array(Source), without: z.array(z.string()) })
      .describe(
        'Which questions may be `high` although nobody has read them: their sources, and what they must not show.',
      ),
    signals: z.record(z.string(), Weight),
  })
  .parse(data);

const WEIGHTS: ReadonlyMap<string, z.infer<typeof Weight>> = new Map(Object.entries(listed));

/** A weight from which a signal is a reason. */
const REASON = 0.5;
const MOST_REASONS = 6;

/** Judges an English question by its signals. They say little about truth, so that only a good source gives `high`. */
function judgeBySignals(knowledge: Knowledge, source: Source, draft: Draft): Verdict {
  const signals = signalsOf(knowledge, { ...draft, source });
  let [high, review] = start;
  for (const signal of signals) {
    const [forHigh, forReview] = WEIGHTS.get(signal) ?? [0, 0];
    high += forHigh;
    review += forReview;
  }
  if (draft.flags.length > 0 || review > limits[1])
    return { quality: 'needs_review', reasons: reasonsFor(signals, 'needs_review') };
  if (high <= limits[0]) return { quality: 'standard', reasons: reasonsFor(signals, 'standard') };
  return mayBeHighUnread(source, signals)
    ? { quality: 'high', reasons: reasonsFor(signals, 'high') }
    : { quality: 'standard', reasons: ['unread'] };
}

function reasonsFor(signals: readonly string[], quality: QualityTier): string[] {
  const weightOf = (signal: string): number => {
    const [high, review] = WEIGHTS.get(signal) ?? [0, 0];
    if (quality === 'high') return high;
    return quality === 'needs_review' ? review : -high;
  };
  return signals
    .map((signal) => ({ signal, weight: weightOf(signal) }))
    .filter(({ weight }) => weight >= REASON)
    .sort((one, other) => other.weight - one.weight || (one.signal < other.signal ? -1 : 1))
    .slice(0, MOST_REASONS)
    .map(({ signal }) => signal);
}

const mayBeHighUnread = (source: Source, signals: readonly string[]): boolean =>
  unread.sources.includes(source) && !signals.some((signal) => unread.without.includes(signal));

/** A draft and where it comes from. */
interface SourcedDraft extends Draft {
  readonly source: Source;
}

/** Questions that people typed into search engines: small letters, no question marks, answers from elsewhere. */
const SEARCHES: ReadonlySet<Source> = new Set(['nq-open', 'webq', 'mkqa']);

/** What can be seen of a question that may tell whether it is good. Each signal has weights in `data/weights.json`. */
function signalsOf(knowledge: Knowledge, draft: SourcedDraft): string[] {
  const { source, text, type, extensions } = draft;
  const signals = [`source_${source}`, `type_${type}`];
  if (source === 'entityq') signals.push(`relation_${String(extensions.relation)}`);
  for (const { name, pattern, searches } of WORDINGS)
    if ((searches !== true || SEARCHES.has(source)) && pattern.test(text)) signals.push(name);
  signals.push(...lengthSignals(draft), ...answerSignals(draft), ...nameSignals(knowledge, draft));
  return signals;
}

function* lengthSignals({ text, correctAnswer, incorrectAnswers }: Draft): Generator<string> {
  if (text.length > 220) yield 'very_long_text';
  else if (text.length > 130) yield 'long_text';
  if (nameWords(text).length < 6) yield 'few_words';
  if (correctAnswer.length > 45) yield 'long_answer';
  const longest = Math.max(...incorrectAnswers.map(({ length }) => length), 1);
  if (incorrectAnswers.length > 1 && correctAnswer.length > 15 && correctAnswer.length > 1.6 * longest)
    yield 'answer_longest';
}

/** A year, a date, or another number. */
const ANSWER_NUMBER = /\d{4}|^\W*\d|\d\W*$/u;

function* answerSignals(draft: Draft): Generator<string> {
  const { text, correctAnswer, incorrectAnswers, type } = draft;
  const fits = answerFits(text, correctAnswer);
  if (fits === true) yield 'answer_fits';
  if (fits === false) yield 'answer_misfits';
  const others = otherAnswers(draft);
  if (others > 1) yield 'several_answers';
  else if (others === 1) yield 'another_answer';
  if (type !== 'boolean' && isGivenAway(text, correctAnswer)) yield 'answer_in_question';
  if (
    [correctAnswer, ...incorrectAnswers].some((one) =>
      /^(?:all|none|both|any|neither) of (?:these|the above|them)/iu.test(one),
    )
  )
    yield 'refers_to_others';
  if (incorrectAnswers.length === 0) yield 'no_options';
  if (ANSWER_NUMBER.test(correctAnswer)) yield 'answer_number';
}

/** Accepted answers that are neither part of the shown one nor contain it. */
function otherAnswers({ correctAnswer, acceptedAnswers }: Draft): number {
  const shown = nameKey(correctAnswer);
  return acceptedAnswers.filter((answer) => {
    const key = nameKey(answer);
    return !shown.includes(key) && !key.includes(shown);
  }).length;
}

const NOTHING = new Set(['of', 'the', 'and', 'county', 'city', 'university', 'saint', 'new', 'school']);

/** Whether a word of the answer is in the question, so that it gives itself away. */
function isGivenAway(question: string, answer: string): boolean {
  const asked = new Set(nameWords(question).map(({ key }) => key));
  const stems = new Set([...asked].filter((key) => key.length >= 6).map((key) => key.slice(0, 5)));
  return nameWords(answer).some(
    ({ key }) =>
      key.length >= 4 &&
      !NOTHING.has(key) &&
      (asked.has(key) || (key.length >= 6 && stems.has(key.slice(0, 5)))),
  );
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';

const DATE = new RegExp(
  `^(?:in |on |from |the )*(?:(?:late|early|mid)[- ]?)?(?:(?:${MONTH})(?: \\d{1,2})?(?:st|nd|rd|th)?(?:, ?\\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})(?:,? \\d{4})?|(?:${MONTH}),? \\d{4}|\\d{3,4}s?(?: ?(?:BC|AD|BCE|CE))?|\\d{1,2}(?:st|nd|rd|th) century(?: (?:BC|AD|BCE|CE))?|(?:fall|spring|summer|autumn|winter)(?: of)? \\d{4})$`,
  'iu',
);

const NUMBER =
  /^(?:about |over |approximately |around )?(?:[\d,.]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|hundred|thousand|zero|none|once|twice)\b/iu;

/** What a question word asks for, and what its answers look like. */
const ASKED: readonly (readonly [asks: RegExp, fits: (answer: string) => boolean])[] = [
  [
    /^(?:when|in (?:what|which) year|(?:what|which) year|on (?:what|which) date)\b/iu,
    (answer) => DATE.test(answer),
  ],
  [/^how many\b/iu, (answer) => NUMBER.test(answer)],
  [
    /^how (?:old|tall|long|far|high|deep|much|big|fast|large)\b/iu,
    (answer) => /\d/u.test(answer) || NUMBER.test(answer),
  ],
  [
    /^who(?:se)?\b/iu,
    (answer) => isCapitalized(answer.replace(/^(?:the|an?) /iu, '')) && !/\d{3}/u.test(answer),
  ],
  [/^where\b/iu, (answer) => /\p{Lu}/u.test(answer) && !/\d{4}/u.test(answer)],
  [/^(?:which|what) (?:country|city|state|actor|actress|band|singer|president|author)\b/iu, isCapitalized],
];

/** Whether an answer is of the kind that the wording asks for; null if the wording does not tell. */
function answerFits(question: string, answer: string): boolean | null {
  const asked = ASKED.find(([asks]) => asks.test(question));
  return asked === undefined ? null : asked[1](answer);
}

function* nameSignals(
  knowledge: Knowledge,
  { source, text, correctAnswer }: SourcedDraft,
): Generator<string> {
  const found = namesIn(text);
  const levels = found.map((name) => knownLevel(knowledge, name));
  if (levels.length === 0) yield 'no_name';
  else {
    yield `subject_known_${Math.max(...levels)}`;
    if (levels.some((level) => level === 0)) yield 'unknown_name';
  }
  if (source === 'entityq' && found.every((name) => nameWords(name).length === 1)) yield 'one_word_subject';
  yield `answer_known_${knownLevel(knowledge, correctAnswer)}`;
  if (hasLostPossessive(knowledge, text)) yield 'lost_possessive';
  const strange = nameWords(text).filter(
    ({ key, text: word }) =>
      !isCapitalized(word) &&
      key.length > 2 &&
      !isSmallWord(key) &&
      !/\d/u.test(key) &&
      !knowledge.names.isKnownWord(key),
  ).length;
  if (strange > 1) yield 'strange_words';
  else if (strange === 1) yield 'strange_word';
  if (SEARCHES.has(source) && hasHiddenTitle(knowledge, text)) yield 'hidden_title';
}

/** Whether an unknown name that ends in `s` is followed by what it may own: `Trikits first novel`. */
function hasLostPossessive({ names }: Knowledge, text: string): boolean {
  const words = nameWords(text);
  return words.some(({ text: word, key, end }, index) => {
    const next = words[index + 1];
    if (next === undefined || text.slice(end, next.start) !== ' ' || NO_POSSESSION.has(next.key))
      return false;
    return index > 0 && /^\p{Lu}.*\p{Ll}s$/u.test(word) && !names.isKnownWord(key);
  });
}
