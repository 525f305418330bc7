import { Source } from '../../src/contract/vocabulary.ts';
import type { Draw } from './draw.ts';
import { DUPLICATE_KINDS, type DuplicateKind } from './planted-duplicates.ts';
import { SOURCE_PROFILES } from './source-profiles.ts';
import { weighted } from './zipf.ts';

/** Of a thousand questions, those that repeat an earlier one. */
const PLANTED = 20;
/** Of a hundred questions, those that are there in Polish as well. */
const TRANSLATED = 60;

/** Numbers are drawn apart for each side of a question, so that each can be made again by itself. */
const SIDES = { plan: 0, content: 1, filing: 2 } as const;

/** Begins the numbers of one side of the question with this number. */
export function drawFor(draw: Draw, number: number, side: keyof typeof SIDES): void {
  draw.restart(3 * number + SIDES[side]);
}

/** What is settled about a question before anything of it is made. */
export interface Plan {
  readonly source: Source;
  readonly isTranslated: boolean;
  /** The question that it repeats, and how; null for one of its own. */
  readonly repetition: { readonly of: number; readonly kind: DuplicateKind } | null;
}

const drawSource = weighted(Source.options.map((source) => [source, SOURCE_PROFILES[source].questions]));
const drawKind = weighted(DUPLICATE_KINDS);

export function planMaker(draw: Draw): (number: number) => Plan {
  const begin = (number: number): { source: Source; isTranslated: boolean; repeats: boolean } => {
    drawFor(draw, number, 'plan');
    const [source, isTranslated] = [drawSource(draw), draw.below(100) < TRANSLATED];
    return { source, isTranslated, repeats: number > 0 && draw.below(1_000) < PLANTED };
  };
  return (number) => {
    const { source, isTranslated, repeats } = begin(number);
    if (!repeats) return { source, isTranslated, repetition: null };
    const [kind, of] = [drawKind(draw), draw.bits() % number];
    const original = begin(of);
    // What repeats itself is not repeated; and a duplicate is one in every language.
    return original.repeats
      ? { source, isTranslated, repetition: null }
      : { source, isTranslated: original.isTranslated, repetition: { of, kind } };
  };
}
