import type { QuestionRecord, RecordAttribution } from '../../src/contract/record.ts';
import { uuidV7, Source } from '../../src/contract/vocabulary.ts';
import { UPSTREAMS } from '../sources/licences.ts';
import { createContentMaker, textOf, type Content } from './content.ts';
import { createRandom, type Random } from './random.ts';
import { createClassifier, type Classification, type ClassificationSlugs } from './classification.ts';
import { GENERATED_MARK } from './generated-mark.ts';
import { restartFor, createPlanner, type Plan } from './plan.ts';
import { duplicateText } from './planted-duplicates.ts';
import { SOURCE_PROFILES } from './source-profiles.ts';
import type { GeneratedLanguage } from './slots.ts';

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
