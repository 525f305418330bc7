import { hash } from 'node:crypto';

import { normalize } from './source-id.ts';

/** Wrong answers per question: quizzes show four options. */
const WRONG = 3;

/** The kind of a choice's text. Choices of the answer's kind are preferred. */
function shapeOf(choice: string): string {
  if (/^\d{4}(?:-01-01)?$/u.test(choice)) return 'number year';
  if (/^\d{4}-\d\d-\d\d$/u.test(choice)) return 'number day';
  const quantity = /^-?\d+(?:\.\d+)?\s*(.*)$/u.exec(choice);
  if (quantity) return `number ${quantity[1] ?? ''}`;
  const words = choice.split(' ').length;
  const last = choice.split(' ').at(-1)?.toLowerCase() ?? '';
  return [/^\p{Lu}/u.test(choice) ? 'name' : 'term', words > 3 ? 'long' : 'short', last].join(' ');
}

/** The distance between the kinds of two choices; 0 if they are the same. */
function distance(shape: string, other: string): number {
  if (shape === other) return 0;
  const [kind, ...rest] = shape.split(' ');
  const [otherKind, ...otherRest] = other.split(' ');
  if (kind !== otherKind) return 3;
  return rest[0] === otherRest[0] ? 1 : 2;
}

/**
 * A hash of the question and the choice, so that the selection is always the same and independent of the upstream's
 * order.
 */
const lot = (seed: string, choice: string): number =>
  parseInt(hash('sha256', `${seed}\u001f${choice}`).slice(0, 8), 16);

const named = (text: string, choice: string): boolean =>
  ` ${normalize(text)} `.includes(` ${normalize(choice)} `);

/**
 * Selects up to three of the other choices. If the question names the answer and others (`Which is longer, A or B?`),
 * only these: any other choice would give itself away. Numbers and dates are neighbours in size. The seed decides the
 * rank of the answer, since always the middle one would give itself away.
 */
export function nearestChoices(
  text: string,
  answer: string,
  choices: readonly string[],
  seed: string,
): string[] {
  const others = [...new Set(choices)].filter((choice) => choice !== answer);
  if (!/^\d/u.test(answer) && named(text, answer)) {
    const rivals = others.filter((choice) => named(text, choice));
    if (rivals.length > 0) return byLot(rivals, seed).slice(0, WRONG);
  }
  const shape = shapeOf(answer);
  if (shape.startsWith('number ')) {
    const same = others.filter((choice) => shapeOf(choice) === shape);
    if (same.length >= WRONG) return neighbours(answer, same, seed);
  }
  return byLot(others, seed)
    .map((choice) => ({ choice, far: distance(shape, shapeOf(choice)) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, WRONG)
    .map(({ choice }) => choice);
}

const byLot = (choices: readonly string[], seed: string): string[] =>
  choices
    .map((choice) => ({ choice, lot: lot(seed, choice) }))
    .toSorted((one, other) => one.lot - other.lot || (one.choice < other.choice ? -1 : 1))
    .map(({ choice }) => choice);

/** A number, or a date in months. */
function sizeOf(choice: string): number {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/u.exec(choice) ?? [];
  return year === undefined ? parseFloat(choice) : Number(year) * 12 + Number(month);
}

function neighbours(answer: string, others: readonly string[], seed: string): string[] {
  const row = [answer, ...others].toSorted(
    (one, other) => sizeOf(one) - sizeOf(other) || (one < other ? -1 : 1),
  );
  const at = row.indexOf(answer);
  const first = Math.min(Math.max(0, at - (lot(seed, '') % (WRONG + 1))), row.length - WRONG - 1);
  return row.slice(first, first + WRONG + 1).filter((choice) => choice !== answer);
}
