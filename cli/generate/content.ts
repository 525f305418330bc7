import type { QuestionType } from '../../src/contract/vocabulary.ts';
import { PATTERNS, type AnswerKind, type Pattern } from './patterns.ts';
import { weighted, type Random } from './random.ts';
import {
  drawNumber,
  drawPerson,
  drawPlace,
  drawQuality,
  drawSlots,
  drawThing,
  drawYear,
  type GeneratedLanguage,
  type InBoth,
  type Slots,
} from './slots.ts';
import type { SourceProfile } from './source-profiles.ts';

/** The content of a question, in both languages. */
export interface Content {
  readonly type: QuestionType;
  readonly correct: InBoth;
  readonly incorrect: readonly InBoth[];
  readonly accepted: readonly string[];
  /** Sentences before the question, each followed by a space. */
  readonly preface: InBoth;
  readonly pattern: Pattern;
  readonly slots: Slots;
}

const SENTENCES = 6;
/** Percentage of names that have an alias as an accepted answer. */
const ALIASED = 40;

const inBoth = (text: string): InBoth => ({ en: text, pl: text });
const phrase = (random: Random): InBoth => {
  const [quality, thing] = [drawQuality(random), drawThing(random)];
  return { en: `${quality.en} ${thing.en}`, pl: `${thing.pl} (${quality.pl})` };
};

const ANSWERS: Readonly<Record<Exclude<AnswerKind, 'truth' | 'yes_no'>, (random: Random) => InBoth>> = {
  person: (random) => inBoth(drawPerson(random)),
  place: (random) => inBoth(drawPlace(random)),
  year: (random) => inBoth(drawYear(random)),
  number: (random) => inBoth(drawNumber(random)),
  phrase,
};
const TRUTH_VALUES = {
  truth: [
    { en: 'True', pl: 'Prawda' },
    { en: 'False', pl: 'Fałsz' },
  ],
  yes_no: [
    { en: 'Yes', pl: 'Tak' },
    { en: 'No', pl: 'Nie' },
  ],
} as const;

/** Draws different answers, the right one first. */
function drawAnswers(random: Random, kind: keyof typeof ANSWERS, count: number): [InBoth, ...InBoth[]] {
  const correct = ANSWERS[kind](random);
  const answers = new Map([[correct.en, correct]]);
  while (answers.size <= count) {
    const next = ANSWERS[kind](random);
    answers.set(next.en, next);
  }
  answers.delete(correct.en);
  return [correct, ...answers.values()];
}

function drawPreface(random: Random): InBoth {
  let [en, pl] = ['', ''];
  for (let left = 1 + random.below(SENTENCES); left > 0; left -= 1) {
    const [thing, quality, place, year] = [
      drawThing(random),
      drawQuality(random),
      drawPlace(random),
      drawYear(random),
    ];
    en += `The ${quality.en} ${thing.en} of ${place} was first described in ${year}, and travellers still ask for it. `;
    pl += `Obiekt ${quality.pl} ${thing.pl} w miejscowości ${place} opisano po raz pierwszy w roku ${year} i wciąż o niego pytają. `;
  }
  return { en, pl };
}

function otherNames(kind: AnswerKind, { en }: InBoth): string[] {
  if (kind === 'person') return en.split(' ').slice(1);
  return kind === 'place' ? [`${en} City`] : [];
}

/** Creates what draws the content of a source's questions. */
export function createContentMaker(profile: SourceProfile): (random: Random, number: number) => Content {
  const manner = weighted(profile.styles);
  return (random, number) => {
    const patterns = PATTERNS[manner(random)];
    const pattern = patterns[random.below(patterns.length)] ?? patterns[0];
    const slots = drawSlots(random, number);
    const preface = random.below(100) < profile.withPreface ? drawPreface(random) : inBoth('');
    const kind = pattern.answer;
    const common = { pattern, slots, preface };
    if (kind === 'truth' || kind === 'yes_no') {
      const right = random.below(2);
      const [yes, no] = TRUTH_VALUES[kind];
      const [correct, wrong] = right === 0 ? [yes, no] : [no, yes];
      return { ...common, type: 'boolean', correct, incorrect: [wrong], accepted: [] };
    }
    const isOpen = random.below(100) < profile.open;
    const [correct, ...incorrect] = drawAnswers(random, kind, isOpen ? 0 : profile.wrongOptions);
    const accepted = random.below(100) < ALIASED ? otherNames(kind, correct) : [];
    return { ...common, type: isOpen ? 'text_input' : 'multiple', correct, incorrect, accepted };
  };
}

const SLOT = /\{(\w+)\}/gu;

/** The text in the usual wording, or in a different one. */
export function textOf(
  { preface, pattern, slots }: Content,
  language: GeneratedLanguage,
  isReworded: boolean,
): string {
  const [usual, other] = pattern[language];
  const values: Readonly<Record<string, string | InBoth>> = { ...slots, typed: slots.name.toLowerCase() };
  const text = (isReworded ? other : usual).replaceAll(SLOT, (_, slot: string) => {
    const value = values[slot] ?? '';
    return typeof value === 'string' ? value : value[language];
  });
  return preface[language] + text;
}
