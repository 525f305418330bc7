import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { fingerprint, type Fingerprint } from '../../indexer/duplicates/fingerprint.ts';
import { similarity } from '../../indexer/duplicates/similarity.ts';

/** A text alone gets the answers of the question that it is compared with. */
const Variant = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    answer: z.string().optional(),
    acceptedAnswers: z.array(z.string()).optional(),
    incorrectAnswers: z.array(z.string()).optional(),
  }),
]);
const Variants = z.record(z.string(), z.array(Variant));

/**
 * A question, its duplicates, and similar questions that are not duplicates, each with what makes it so. We wrote all
 * of them.
 */
const LabelledQuestion = z.strictObject({
  language: Language,
  type: QuestionType,
  text: z.string(),
  answer: z.string(),
  acceptedAnswers: z.array(z.string()).default([]),
  incorrectAnswers: z.array(z.string()).default([]),
  same: Variants,
  different: Variants,
});
type LabelledQuestion = z.infer<typeof LabelledQuestion>;

/** Two questions, and whether they are duplicates in human judgement. */
export interface LabelledPair {
  readonly kind: string;
  readonly language: Language;
  readonly isDuplicate: boolean;
  readonly texts: readonly [string, string];
  readonly one: Fingerprint;
  readonly other: Fingerprint;
}

function fingerprintOf(question: LabelledQuestion, variant: z.infer<typeof Variant>): Fingerprint {
  const own = typeof variant === 'string' ? { text: variant } : variant;
  return fingerprint({
    language: question.language,
    type: question.type,
    text: own.text,
    correctAnswer: own.answer ?? question.answer,
    acceptedAnswers: own.acceptedAnswers ?? question.acceptedAnswers,
    incorrectAnswers: own.incorrectAnswers ?? question.incorrectAnswers,
  });
}

function pairsOf(question: LabelledQuestion, isDuplicate: boolean): LabelledPair[] {
  const { language, text } = question;
  const one = fingerprintOf(question, text);
  return Object.entries(isDuplicate ? question.same : question.different).flatMap(([kind, variants]) =>
    variants.map((variant) => ({
      kind: kind.trim(),
      language,
      isDuplicate,
      texts: [text, typeof variant === 'string' ? variant : variant.text],
      one,
      other: fingerprintOf(question, variant),
    })),
  );
}

/** The labelled pairs, about half of them duplicates. */
export function labelledPairs(): LabelledPair[] {
  const file = readFileSync(new URL('labelled-questions.json', import.meta.url), 'utf8');
  const questions = z.array(LabelledQuestion).parse(JSON.parse(file));
  return questions.flatMap((question) => [...pairsOf(question, true), ...pairsOf(question, false)]);
}

/**
 * How well a threshold separates duplicates from others, among the pairs that are compared at all: the share of
 * duplicates in what was found, and the share of the duplicates that was found.
 */
export function judge(
  pairs: readonly LabelledPair[],
  threshold: number,
  isCompared: (pair: LabelledPair) => boolean = () => true,
): { readonly precision: number; readonly recall: number } {
  const found = pairs.filter((pair) => isCompared(pair) && similarity(pair.one, pair.other) >= threshold);
  const right = found.filter(({ isDuplicate }) => isDuplicate).length;
  const duplicates = pairs.filter(({ isDuplicate }) => isDuplicate).length;
  return { precision: found.length === 0 ? 1 : right / found.length, recall: right / duplicates };
}
