import { optionKey } from '../../src/contract/text.ts';
import { coin, draw } from '../draw.ts';
import type { Pairing } from '../facts/pairing.ts';
import type { WrittenEntry, WrittenQuestion, WrittenStatement } from '../facts/written-question.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Wording } from '../template.ts';
import { also } from './also.ts';
import type { StarterLanguage } from '../languages.ts';
import { entry, halves, judgement, WRONG_OPTIONS, type Halves } from './halves.ts';

/** The same text with a capital first letter, as options are shown; a name such as iRobot keeps its own spelling. */
export function capitalised(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number or symbol that is the same in all languages. */
export function same(text: string | number): Labels {
  return { en: String(text), pl: String(text) };
}

/**
 * A question with options. The wrong ones are drawn from `pool` by `seed`, the same in all languages. Names equal to
 * the right one in any language are never drawn; the pool must not contain other right answers.
 */
export function choice(
  seed: string,
  ask: Labels,
  right: Labels,
  pool: readonly Labels[],
  why?: Labels,
): Halves {
  const differing = pool.filter(
    (name) => optionKey(name.en) !== optionKey(right.en) && optionKey(name.pl) !== optionKey(right.pl),
  );
  const distinct = new Map(differing.map((name) => [optionKey(name.en), name]));
  const wrong = draw(distinct.values(), WRONG_OPTIONS, seed, (name) => name.en);
  if (wrong.length < WRONG_OPTIONS) throw new Error(`${seed}: the pool has too few wrong answers`);
  return halves(
    (language) => ({
      text: ask[language],
      correct: capitalised(right[language]),
      incorrect: wrong.map((name) => capitalised(name[language])),
    }),
    why,
  );
}

/** Properties that a question takes unchanged from its row. */
function about(
  row: Pairing | WrittenQuestion | WrittenStatement | WrittenEntry,
): Omit<BilingualQuestion, StarterLanguage> {
  return {
    key: row.key,
    familiarity: row.familiarity,
    ...(row.tags === undefined ? {} : { tags: row.tags }),
    ...(row.regions === undefined ? {} : { regions: row.regions }),
    ...('subcategories' in row ? { subcategories: row.subcategories } : {}),
  };
}

/** An explanation for rows without one: other subjects in the table with the same answer. */
export function alsoIn(rows: readonly Pairing[]): (row: Pairing) => Labels | undefined {
  return ({ subject, answer }) => {
    const others = rows.filter((other) => other.answer.en === answer.en && other.subject.en !== subject.en);
    return also(
      answer,
      others.map((other) => ({ ...other.subject, familiarity: other.familiarity })),
    );
  };
}

/**
 * Asks for the answer of each pairing. Every answer in the table for the same subject is right.
 *
 * @param why - the explanation for a row without one
 */
export function* pairingChoices(
  template: string,
  rows: readonly Pairing[],
  ask: (row: Pairing) => Labels,
  why: (row: Pairing) => Labels | undefined = () => undefined,
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const alsoRight = new Set(
      rows.filter((other) => other.subject.en === row.subject.en).map((other) => other.answer.en),
    );
    const pool = rows.filter((other) => other.group === row.group && !alsoRight.has(other.answer.en));
    const names = pool.map((other) => other.answer);
    const reason = row.why ?? why(row);
    yield { ...about(row), ...choice(`${template}/${row.key}`, ask(row), row.answer, names, reason) };
  }
}

/** The same facts in the opposite direction, for a table without repeated answers. */
export function reversed(rows: readonly Pairing[]): readonly Pairing[] {
  return rows.map((row) => ({ ...row, subject: row.answer, answer: row.subject }));
}

/** Written questions, unchanged. */
export function* writtenChoices(rows: readonly WrittenQuestion[]): Generator<BilingualQuestion> {
  for (const row of rows) {
    const word = (language: StarterLanguage): Wording => {
      const [correct, ...incorrect] = row[language].options;
      return { text: row[language].text, correct, incorrect };
    };
    yield { ...about(row), ...halves(word, row.why) };
  }
}

/** The true or the false statement of each pair. */
export function* writtenJudgements(
  template: string,
  rows: readonly WrittenStatement[],
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const isTrue = coin(`${template}/${row.key}`);
    yield { ...about(row), ...judgement(isTrue ? row.truth : row.untruth, isTrue, row.why) };
  }
}

/** Written questions with typed answers, unchanged. */
export function* writtenEntries(rows: readonly WrittenEntry[]): Generator<BilingualQuestion> {
  for (const row of rows) yield { ...about(row), ...entry(row.text, row.answer, row.why) };
}
