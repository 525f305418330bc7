import { GENERATED_MARK } from '../../indexer/import/write-records.ts';
import { UPSTREAMS } from '../../indexer/sources/licences.ts';
import type { QuestionRecord, RecordAttribution } from '../../src/contract/record.ts';
import { Source, uuidV7 } from '../../src/contract/vocabulary.ts';
import { createClassifier, type Classification, type ClassificationSlugs } from './classification.ts';
import { createContentMaker, textOf, type Content } from './content.ts';
import { createRandom, weighted, type Random } from './random.ts';
import type { GeneratedLanguage } from './slots.ts';
import { SOURCE_PROFILES } from './source-profiles.ts';

/** What to generate. The same request gives the same records on every machine. */
export interface GenerateRequest {
  /** Records, including translations. */
  readonly count: number;
  /** A whole number. Different seeds give different records. */
  readonly seed: number;
  readonly vocabulary: ClassificationSlugs;
}

/** Milliseconds: the time of the first question since 1970, from one to the next, and to its translation. */
const BEGINNING = Date.UTC(2021, 0, 1);
const APART = 100_000;
const TO_TRANSLATION = 1_000;

/**
 * Generates records whose sources, languages, types, categories, tags and regions are distributed as in a real
 * catalogue. Some are duplicates of earlier ones, and all are marked as generated. Memory does not grow with their
 * number.
 */
export function* generateRecords(request: GenerateRequest): Generator<QuestionRecord> {
  const random = createRandom(request.seed);
  const make = createQuestionMaker(request, random);
  for (let number = 0, left = request.count; left > 0; number += 1) {
    const question = make(number);
    const time = BEGINNING + number * APART;
    const id = drawId(random, time);
    yield recordOf(question, 'en', { id, original: null, time });
    left -= 1;
    if (!question.plan.isTranslated || left === 0) continue;
    const later = time + TO_TRANSLATION;
    yield recordOf(question, 'pl', { id: drawId(random, later), original: id, time: later });
    left -= 1;
  }
}

/** Creates what generates the question with a given number, without generating those before it. */
function createQuestionMaker(
  { seed, vocabulary }: GenerateRequest,
  random: Random,
): (number: number) => GeneratedQuestion {
  random.restart(-1);
  const classifierFor = createClassifier(vocabulary, random);
  const classifiers = bySource((source) => classifierFor(SOURCE_PROFILES[source]));
  const planOf = createPlanner(random);
  const sourceIdOf = (number: number): string => `generated/${seed}-${number}`;
  return (number) => {
    const plan = planOf(number);
    const original = plan.duplicate?.of ?? number;
    // A duplicate has the content of its original, which may have another source.
    const { source } = original === number ? plan : planOf(original);
    restartFor(random, original, 'content');
    const content = CONTENT[source](random, original);
    restartFor(random, number, 'classification');
    const classification = classifiers[plan.source]();
    const duplicateOf = plan.duplicate === null ? null : sourceIdOf(original);
    return { sourceId: sourceIdOf(number), plan, duplicateOf, content, classification };
  };
}

function bySource<Value>(make: (source: Source) => Value): Readonly<Record<Source, Value>> {
  const values = Object.fromEntries(Source.options.map((source) => [source, make(source)]));
  return values as Record<Source, Value>;
}

const CONTENT = bySource((source) => createContentMaker(SOURCE_PROFILES[source]));
const ATTRIBUTIONS = bySource((source): RecordAttribution => {
  const { license, licenseVersion, licenseUrl } = UPSTREAMS[source];
  return {
    author: 'Made up for measurements',
    license,
    licenseVersion,
    licenseUrl,
    url: null,
    modifications: [],
    lastModified: '2026-01-01T00:00:00.000Z',
  };
});

/** A generated question in all languages. */
interface GeneratedQuestion {
  readonly sourceId: string;
  readonly plan: Plan;
  /** The source id of the question that it duplicates. */
  readonly duplicateOf: string | null;
  readonly content: Content;
  readonly classification: Classification;
}

const EXPLANATIONS: Readonly<Record<GeneratedLanguage, (content: Content) => string>> = {
  en: ({ slots, correct }) =>
    `${correct.en} is told of ${slots.name} in the records of ${slots.place}, which go back to ${slots.year}.`,
  pl: ({ slots, correct }) =>
    `${correct.pl}: tak o ${slots.name} mówią zapisy z miejscowości ${slots.place}, sięgające roku ${slots.year}.`,
};

function recordOf(
  { sourceId, plan: { source, duplicate }, duplicateOf, content, classification }: GeneratedQuestion,
  language: GeneratedLanguage,
  { id, original, time }: { id: string; original: string | null; time: number },
): QuestionRecord {
  const { isExplained, ...place } = classification;
  return {
    id,
    source,
    sourceId,
    language,
    text:
      duplicate === null
        ? textOf(content, language, false)
        : duplicateText(content, language, duplicate.kind),
    correctAnswer: content.correct[language],
    incorrectAnswers: content.incorrect.map((answer) => answer[language]),
    type: content.type,
    ...place,
    explanation: isExplained ? EXPLANATIONS[language](content) : null,
    translationOf: original,
    rootQuestionId: original,
    translator: original === null ? null : 'machine',
    attribution: ATTRIBUTIONS[source],
    extensions: {
      ...GENERATED_MARK,
      ...(duplicate === null ? {} : { duplicateOf, duplicateKind: duplicate.kind }),
      ...(content.accepted.length > 0 ? { acceptedAnswers: [...content.accepted] } : {}),
    },
    createdAt: new Date(time).toISOString(),
  };
}

const entropy = Buffer.alloc(12);
function drawId(random: Random, milliseconds: number): string {
  for (const place of [0, 4, 8]) entropy.writeUInt32LE(random.bits(), place);
  return uuidV7(milliseconds, entropy);
}

/**
 * How planted duplicates differ from their originals, with the percentage of each:
 * - `exact`: not at all
 * - `spelling`: in punctuation and case
 * - `typo`: in two transposed letters
 * - `reworded`: in its wording
 */
const DUPLICATE_KINDS = { exact: 50, spelling: 20, typo: 10, reworded: 20 };
type DuplicateKind = keyof typeof DUPLICATE_KINDS;

const LONG_WORD = /(?<= )[a-z]{8,}/u;

/** Transposes two letters in the middle of the first long word. */
function misspelled(text: string): string {
  return text.replace(LONG_WORD, (word) => {
    const middle = Math.floor(word.length / 2);
    return word.slice(0, middle) + word.charAt(middle + 1) + word.charAt(middle) + word.slice(middle + 2);
  });
}

/** The text of a duplicate. */
function duplicateText(content: Content, language: GeneratedLanguage, kind: DuplicateKind): string {
  const text = textOf(content, language, kind === 'reworded');
  if (kind === 'typo') return misspelled(text);
  return kind === 'spelling' ? text.charAt(0).toLowerCase() + text.slice(1).replaceAll(/[?.,]/gu, '') : text;
}

/** Duplicates per thousand questions. */
const DUPLICATED = 20;
/** Percentage of questions that are translated into Polish. */
const TRANSLATED = 60;

/** Each aspect of a question has a separate random sequence, so that it can be generated on its own. */
const ASPECTS = { plan: 0, content: 1, classification: 2 } as const;

/** Starts the sequence of an aspect of a question. */
function restartFor(random: Random, number: number, aspect: keyof typeof ASPECTS): void {
  random.restart(3 * number + ASPECTS[aspect]);
}

/** What is decided about a question before it is generated. */
interface Plan {
  readonly source: Source;
  readonly isTranslated: boolean;
  /** The question that it duplicates, and how; null for an original one. */
  readonly duplicate: { readonly of: number; readonly kind: DuplicateKind } | null;
}

const sourceOf = weighted(bySource((source) => SOURCE_PROFILES[source].questions));
const kindOf = weighted(DUPLICATE_KINDS);

function createPlanner(random: Random): (number: number) => Plan {
  const begin = (number: number): { source: Source; isTranslated: boolean; isDuplicate: boolean } => {
    restartFor(random, number, 'plan');
    const [source, isTranslated] = [sourceOf(random), random.below(100) < TRANSLATED];
    return { source, isTranslated, isDuplicate: number > 0 && random.below(1_000) < DUPLICATED };
  };
  return (number) => {
    const { source, isTranslated, isDuplicate } = begin(number);
    if (!isDuplicate) return { source, isTranslated, duplicate: null };
    const [kind, of] = [kindOf(random), random.bits() % number];
    const original = begin(of);
    // Duplicates are not duplicated again, and a duplicate has the same languages as its original.
    return original.isDuplicate
      ? { source, isTranslated, duplicate: null }
      : { source, isTranslated: original.isTranslated, duplicate: { of, kind } };
  };
}
