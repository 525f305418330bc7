import type { QuestionType } from '../../src/contract/vocabulary.ts';
import type { Draw } from './draw.ts';
import { PATTERNS, type AnswerKind, type Pattern } from './patterns.ts';
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
import { weighted } from './zipf.ts';

/** What a question says, in both languages. */
export interface Content {
  readonly type: QuestionType;
  readonly correct: InBoth;
  readonly incorrect: readonly InBoth[];
  readonly accepted: readonly string[];
  /** Sentences before the question, each with a space behind it. */
  readonly preface: InBoth;
  readonly pattern: Pattern;
  readonly slots: Slots;
}

const SENTENCES = 6;
/** Of a hundred answers by name, those that may be given in other words. */
const OTHERWISE = 40;

const alike = (text: string): InBoth => ({ en: text, pl: text });
const phrase = (draw: Draw): InBoth => {
  const [quality, thing] = [drawQuality(draw), drawThing(draw)];
  return { en: `${quality.en} ${thing.en}`, pl: `${thing.pl} (${quality.pl})` };
};

const ANSWERS: Readonly<Record<Exclude<AnswerKind, 'truth' | 'yes_no'>, (draw: Draw) => InBoth>> = {
  person: (draw) => alike(drawPerson(draw)),
  place: (draw) => alike(drawPlace(draw)),
  year: (draw) => alike(drawYear(draw)),
  number: (draw) => alike(drawNumber(draw)),
  phrase,
};
const SIDES = {
  truth: [
    { en: 'True', pl: 'Prawda' },
    { en: 'False', pl: 'Fałsz' },
  ],
  yes_no: [
    { en: 'Yes', pl: 'Tak' },
    { en: 'No', pl: 'Nie' },
  ],
} as const;

/** Answers that are all different, the right one first. */
function drawAnswers(draw: Draw, kind: keyof typeof ANSWERS, count: number): [InBoth, ...InBoth[]] {
  const correct = ANSWERS[kind](draw);
  const answers = new Map([[correct.en, correct]]);
  while (answers.size <= count) {
    const next = ANSWERS[kind](draw);
    answers.set(next.en, next);
  }
  answers.delete(correct.en);
  return [correct, ...answers.values()];
}

function drawPreface(draw: Draw): InBoth {
  let [en, pl] = ['', ''];
  for (let left = 1 + draw.below(SENTENCES); left > 0; left -= 1) {
    const [thing, quality, place, year] = [
      drawThing(draw),
      drawQuality(draw),
      drawPlace(draw),
      drawYear(draw),
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

/** Draws what questions of a source say. */
export function contentMaker(profile: SourceProfile): (draw: Draw, number: number) => Content {
  const manner = weighted(profile.styles);
  return (draw, number) => {
    const patterns = PATTERNS[manner(draw)];
    const pattern = patterns[draw.below(patterns.length)] ?? patterns[0];
    const slots = drawSlots(draw, number);
    const preface = draw.below(100) < profile.prefaced ? drawPreface(draw) : alike('');
    const kind = pattern.answer;
    const common = { pattern, slots, preface };
    if (kind === 'truth' || kind === 'yes_no') {
      const right = draw.below(2);
      const [yes, no] = SIDES[kind];
      const [correct, wrong] = right === 0 ? [yes, no] : [no, yes];
      return { ...common, type: 'boolean', correct, incorrect: [wrong], accepted: [] };
    }
    const isOpen = draw.below(100) < profile.open;
    const [correct, ...incorrect] = drawAnswers(draw, kind, isOpen ? 0 : profile.wrongOptions);
    const accepted = draw.below(100) < OTHERWISE ? otherNames(kind, correct) : [];
    return { ...common, type: isOpen ? 'text_input' : 'multiple', correct, incorrect, accepted };
  };
}

/** The text in the usual wording, or in the other one. */
export function textOf(
  { preface, pattern, slots }: Content,
  language: GeneratedLanguage,
  isReworded: boolean,
): string {
  const [usual, other = usual] = pattern.wordings[language];
  return preface[language] + (isReworded ? other : usual)(slots);
}
