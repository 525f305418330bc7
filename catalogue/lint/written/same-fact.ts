import type { Rule, TemplateQuestion } from '../template-question.ts';
import { wordsOf } from '../word-match.ts';

/** Letters. Words are compared by their beginnings, so that inflected forms are the same. */
const STEM = 6;
/** Letters. Shorter words carry no subject. */
const SHORTEST = 3;
/**
 * The share that two texts with the same answer may have in common, where rare words count more. Measured on the first
 * 1,300 questions: pairs of the same fact start at 0.15, and pairs of different facts end at 0.24 (0.4 for templates, whose
 * texts are alike).
 */
const MOST_IN_COMMON = 0.25;
const MOST_IN_COMMON_WITH_TEMPLATE = 0.45;

/** Pairs of questions that share answer and words but not the fact, by their keys. */
const DIFFERENT_FACTS: ReadonlySet<string> = new Set([]);

type Stems = ReadonlySet<string>;
const NONE: Stems = new Set();

const stemsOf = (text: string): Stems =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.slice(0, STEM)),
  );

/** The answer without article, letter case and punctuation. */
const answerOf = ({ question }: TemplateQuestion): string =>
  wordsOf(question.en.correct.replace(/^(?:the|an?) /iu, '')).join(' ');

/** How much a stem says about the subject: the rarer, the more. */
function weigher(texts: readonly Stems[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(texts.length / (counts.get(stem) ?? 1));
}

/** No two questions ask the same fact in different words, if one of them was written by hand. */
export const checkSameFact: Rule = (all) => {
  const choices = all.filter(({ template }) => template.type !== 'boolean');
  const stems = new Map(choices.map((entry) => [entry.id, stemsOf(entry.question.en.text)]));
  const weightOf = weigher([...stems.values()]);
  const sum = (words: Iterable<string>): number =>
    [...words].reduce((total, word) => total + weightOf(word), 0);
  const inCommon = (one: string, other: string): number => {
    const [a, b] = [stems.get(one) ?? NONE, stems.get(other) ?? NONE];
    const common = sum([...a].filter((stem) => b.has(stem)));
    return common / (sum(a) + sum(b) - common);
  };
  const isSame = (one: TemplateQuestion, other: TemplateQuestion): boolean =>
    inCommon(one.id, other.id) >
      (other.template.byHand === true ? MOST_IN_COMMON : MOST_IN_COMMON_WITH_TEMPLATE) &&
    !DIFFERENT_FACTS.has(`${one.question.key} ${other.question.key}`);
  return [...Map.groupBy(choices, answerOf).values()].flatMap((alike) =>
    alike
      .filter(({ template }) => template.byHand === true)
      .flatMap((written) =>
        alike
          .filter(
            (other) => (other.template.byHand !== true || other.id < written.id) && isSame(written, other),
          )
          .map((other) => `${written.id} asks the same as ${other.id}: delete one of them.`),
      ),
  );
};

/** No two categories have the same key: authors who choose the same words for it ask the same fact. */
export const checkSameKey: Rule = (all) => {
  const seen = new Map<string, string>();
  return all
    .filter(({ template }) => template.byHand === true)
    .flatMap(({ question: { key }, id }) => {
      const other = seen.get(key);
      seen.set(key, id);
      return other === undefined
        ? []
        : [`${id} has the key of ${other}: delete one of them, or choose another key if they differ.`];
    });
};
