import { optionKey } from '../../../src/contract/text.ts';
import { capitalised } from '../../capitalised.ts';
import { coin, draw } from '../../draw.ts';
import type { Pairing } from '../../facts/pairing.ts';
import type { Notes } from '../../facts/notes/notes.ts';
import type { WrittenEntry, WrittenQuestion, WrittenStatement } from '../../facts/written-question.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Wording } from '../../template.ts';
import type { StarterLanguage } from '../../languages.ts';
import { entry, halves, judgement, WRONG_OPTIONS, type Halves } from '../halves.ts';

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

/** The note on a row, for rows without a separate reason. */
export const noteOn =
  (notes: Notes) =>
  ({ key }: { readonly key: string }): Labels | undefined =>
    notes[key];

/**
 * Asks for the answer of each pairing that there is something to tell about. Every answer in the table for the same
 * subject is right.
 *
 * @param why - the explanation for a row without one
 */
export function* pairingChoices(
  template: string,
  rows: readonly Pairing[],
  ask: (row: Pairing) => Labels,
  why: (row: Pairing) => Labels | undefined,
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const reason = row.why ?? why(row);
    if (reason === undefined) continue;
    const alsoRight = new Set(
      rows.filter((other) => other.subject.en === row.subject.en).map((other) => other.answer.en),
    );
    const pool = rows.filter(
      (other) => other.group === row.group && other.onlyRight !== true && !alsoRight.has(other.answer.en),
    );
    const names = pool.map((other) => other.answer);
    yield { ...about(row), ...choice(`${template}/${row.key}`, ask(row), row.answer, names, reason) };
  }
}

/** Written questions that there is something to tell about. */
export function* writtenChoices(
  rows: readonly WrittenQuestion[],
  notes: Notes = {},
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const why = row.why ?? notes[row.key];
    if (why === undefined) continue;
    const word = (language: StarterLanguage): Wording => {
      const [correct, ...incorrect] = row[language].options;
      return { text: row[language].text, correct, incorrect };
    };
    yield { ...about(row), ...halves(word, why) };
  }
}

/** The true or the false statement of each pair that there is something to tell about. */
export function* writtenJudgements(
  template: string,
  rows: readonly WrittenStatement[],
  notes: Notes = {},
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const why = row.why ?? notes[row.key];
    if (why === undefined) continue;
    const isTrue = coin(`${template}/${row.key}`);
    yield { ...about(row), ...judgement(isTrue ? row.truth : row.untruth, isTrue, why) };
  }
}

/** Written questions with typed answers that there is something to tell about. */
export function* writtenEntries(rows: readonly WrittenEntry[], notes: Notes): Generator<BilingualQuestion> {
  for (const row of rows) {
    const why = row.why ?? notes[row.key];
    if (why !== undefined) yield { ...about(row), ...entry(row.text, row.answer, why) };
  }
}
