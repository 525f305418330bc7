import type { QuestionRecord, RecordAttribution } from '../../src/contract/record.ts';
import { uuidV7 } from '../../src/contract/uuid-v7.ts';
import { Source } from '../../src/contract/vocabulary.ts';
import { UPSTREAMS } from '../sources/licences.ts';
import { contentMaker, textOf, type Content } from './content.ts';
import { createDraw, type Draw } from './draw.ts';
import { createClassifier, type Classification, type Vocabulary } from './classification.ts';
import { GENERATED_MARK } from './generated-mark.ts';
import { drawFor, planMaker, type Plan } from './plan.ts';
import { duplicateText } from './planted-duplicates.ts';
import { SOURCE_PROFILES } from './source-profiles.ts';
import type { GeneratedLanguage } from './slots.ts';

/** What to make. The same request gives the same records, on every machine. */
export interface GenerateRequest {
  /** Records, translations counted. */
  readonly count: number;
  /** A whole number; another one gives entirely other records. */
  readonly seed: number;
  readonly vocabulary: Vocabulary;
}

/** Milliseconds since 1970 of the first question, from one to the next, and to the translation. */
const BEGINNING = Date.UTC(2021, 0, 1);
const APART = 100_000;
const TO_TRANSLATION = 1_000;

function bySource<Value>(make: (source: Source) => Value): Readonly<Record<Source, Value>> {
  const values = Object.fromEntries(Source.options.map((source) => [source, make(source)]));
  return values as Record<Source, Value>;
}

const CONTENT = bySource((source) => contentMaker(SOURCE_PROFILES[source]));
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

/** A question of which nothing is missing but the language. */
interface GeneratedQuestion {
  readonly sourceId: string;
  readonly plan: Plan;
  /** The source id of the question that it repeats. */
  readonly duplicateOf: string | null;
  readonly content: Content;
  readonly filing: Classification;
}

const EXPLANATIONS: Readonly<Record<GeneratedLanguage, (content: Content) => string>> = {
  en: ({ slots, correct }) =>
    `${correct.en} is told of ${slots.name} in the records of ${slots.place}, which go back to ${slots.year}.`,
  pl: ({ slots, correct }) =>
    `${correct.pl}: tak o ${slots.name} mówią zapisy z miejscowości ${slots.place}, sięgające roku ${slots.year}.`,
};

function recordOf(
  { sourceId, plan: { source, repetition }, duplicateOf, content, filing }: GeneratedQuestion,
  language: GeneratedLanguage,
  { id, original, time }: { id: string; original: string | null; time: number },
): QuestionRecord {
  const { isExplained, ...place } = filing;
  return {
    id,
    source,
    sourceId,
    language,
    text:
      repetition === null
        ? textOf(content, language, false)
        : duplicateText(content, language, repetition.kind),
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
      ...(repetition === null ? {} : { duplicateOf, duplicateKind: repetition.kind }),
      ...(content.accepted.length > 0 ? { acceptedAnswers: [...content.accepted] } : {}),
    },
    createdAt: new Date(time).toISOString(),
  };
}

const entropy = Buffer.alloc(12);
function drawId(draw: Draw, milliseconds: number): string {
  for (const place of [0, 4, 8]) entropy.writeUInt32LE(draw.bits(), place);
  return uuidV7(milliseconds, entropy);
}

/** Makes the question with a number, without those before it. */
function createQuestionMaker(
  { seed, vocabulary }: GenerateRequest,
  draw: Draw,
): (number: number) => GeneratedQuestion {
  draw.restart(-1);
  const file = createClassifier(vocabulary, draw);
  const filings = bySource((source) => file(SOURCE_PROFILES[source]));
  const planOf = planMaker(draw);
  const sourceIdOf = (number: number): string => `generated/${seed}-${number}`;
  return (number) => {
    const plan = planOf(number);
    const asked = plan.repetition?.of ?? number;
    // A repetition says what the other one says, whose source may be another.
    const { source: told } = asked === number ? plan : planOf(asked);
    drawFor(draw, asked, 'content');
    const content = CONTENT[told](draw, asked);
    drawFor(draw, number, 'filing');
    const filing = filings[plan.source]();
    const duplicateOf = plan.repetition === null ? null : sourceIdOf(asked);
    return { sourceId: sourceIdOf(number), plan, duplicateOf, content, filing };
  };
}

/**
 * Makes up records that are spread over sources, languages, types, categories, tags and regions as those of a real catalogue are,
 * some of them duplicates of earlier ones, all marked as generated. Needs the same memory for any number.
 */
export function* generateRecords(request: GenerateRequest): Generator<QuestionRecord> {
  const draw = createDraw(request.seed);
  const make = createQuestionMaker(request, draw);
  for (let number = 0, left = request.count; left > 0; number += 1) {
    const question = make(number);
    const time = BEGINNING + number * APART;
    const id = drawId(draw, time);
    yield recordOf(question, 'en', { id, original: null, time });
    left -= 1;
    if (!question.plan.isTranslated || left === 0) continue;
    const later = time + TO_TRANSLATION;
    yield recordOf(question, 'pl', { id: drawId(draw, later), original: id, time: later });
    left -= 1;
  }
}
