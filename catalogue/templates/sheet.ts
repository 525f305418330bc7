import { optionKey } from '../../src/contract/text.ts';
import { coin, draw } from '../draw.ts';
import { namesOf } from '../facts/named.ts';
import type { SheetRow } from '../facts/sheet-row.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Template, Wording } from '../template.ts';
import { alikeFirst } from './alike-first.ts';
import { capitalised } from './science-questions.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '../languages.ts';

/** What all kinds of questions have in common. */
export interface Asking<R extends SheetRow> {
  readonly name: string;
  readonly rows: readonly R[];
  /** The rows that are asked about; all by default. The others are only wrong options. */
  readonly asked?: readonly R[];
  readonly category: Template['category'];
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  /** Tags that depend on the row, added to its own. */
  readonly tagsOf?: (row: R) => readonly string[];
  readonly hardness?: Template['hardness'];
  readonly narrow?: boolean;
  /** An explanation from the other columns, which adds to the answer. */
  readonly why?: (row: R, names: Labels) => Labels | undefined;
}

/** The day when the sheet templates were written. */
const WRITTEN = '2026-11-21';

/** Wrong options of a `multiple` question. */
const WRONG_OPTIONS = 3;

type Halves = Pick<BilingualQuestion, StarterLanguage>;

/** A name or number that is the same in all languages. */
export function alike(text: string | number): Labels {
  return { en: String(text), pl: String(text) };
}

/** The same with a capital first letter, as in options. */
export function capitalLabels({ en, pl }: Labels): Labels {
  return { en: capitalised(en), pl: capitalised(pl) };
}

/** A name in kebab-case, for keys and tags. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/['’.]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function halvesOf(word: (language: StarterLanguage) => Wording, why?: Labels): Halves {
  const half = (language: StarterLanguage): Wording =>
    why === undefined ? word(language) : { ...word(language), explanation: oneStop(why[language]) };
  return { en: half('en'), pl: half('pl') };
}

/** One full stop at the end of a sentence, also after a name such as „Jr.”. */
function oneStop(sentence: string): string {
  return sentence.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** Properties that each question takes from its row. */
export function aboutRow<R extends SheetRow>(
  asking: Omit<Asking<R>, 'why'>,
  row: R,
): Omit<BilingualQuestion, StarterLanguage> {
  return {
    key: row.key,
    familiarity: row.familiarity,
    tags: [...(row.tags ?? []), ...(asking.tagsOf?.(row) ?? [])],
    ...(row.regions === undefined ? {} : { regions: row.regions }),
    ...(row.volatile === undefined ? {} : { volatile: true }),
  };
}

/** A template without its questions. */
export function frameOf<R extends SheetRow>(
  asking: Omit<Asking<R>, 'why'>,
): Omit<Template, 'type' | 'questions'> {
  const { name, category, subcategories, tags, hardness = 0, narrow } = asking;
  const base = { name, category, subcategories, tags, hardness, written: WRITTEN };
  return narrow === undefined ? base : { ...base, narrow };
}

/**
 * Wrong options for a right answer, from the nearest pool first: none with the name of the right answer or of another
 * option in any language. Undefined when the pools have too few.
 */
function wrongOptions(
  seed: string,
  right: Labels,
  pools: readonly (readonly Labels[])[],
): readonly Labels[] | undefined {
  const taken: Labels[] = [right];
  const differs = (one: Labels): boolean =>
    taken.every(
      (other) => optionKey(other.en) !== optionKey(one.en) && optionKey(other.pl) !== optionKey(one.pl),
    );
  for (const pool of pools) {
    const distinct = [...new Map(pool.map((option) => [option.en, option])).values()];
    for (const option of alikeFirst(
      right,
      draw(distinct, distinct.length, seed, (item) => item.en),
      (one) => one,
    )) {
      if (taken.length > WRONG_OPTIONS) return taken.slice(1);
      if (differs(option)) taken.push(option);
    }
  }
  return taken.length > WRONG_OPTIONS ? taken.slice(1) : undefined;
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Letters of the beginning of a word that its inflected forms keep. Shorter words are alike by chance. */
const STEM = 4;

/** Whether a word of one text begins like a word of the other. */
function sharesStem(text: string, other: string): boolean {
  const stems = (words: string): string[] =>
    wordsOf(words)
      .split(' ')
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, Math.max(STEM, word.length - 3)));
  const own = stems(text);
  return stems(other).some((stem) => own.some((one) => one.startsWith(stem) || stem.startsWith(one)));
}

/**
 * Whether the question contains the answer in any language, or only the right option has a word of the question. That
 * excludes the row.
 */
function givesAway(ask: Labels, right: Labels, wrong: readonly Labels[]): boolean {
  return STARTER_LANGUAGES.some((language) => {
    const text = ask[language];
    const only = !wrong.some((option) => sharesStem(option[language], text));
    return wordsOf(text).includes(wordsOf(right[language])) || (only && sharesStem(right[language], text));
  });
}

/** What brings rows close to each other: one value, or several, the closest first. */
export type Nearness<R> = (row: R) => string | readonly string[];

/** The other rows, those that share the closest value with the row first, then those with the next one, then all. */
export function nearestFirst<R>(row: R, others: readonly R[], near?: Nearness<R>): readonly (readonly R[])[] {
  if (near === undefined) return [others];
  const values = (one: R): readonly string[] => [near(one)].flat();
  const shared = values(row).map((value, place) => others.filter((other) => values(other)[place] === value));
  return [...shared, others];
}

/** A question with options; undefined when there are too few wrong ones, or when the text gives the answer away. */
export function chooseFrom(
  seed: string,
  ask: Labels,
  right: Labels,
  pools: readonly (readonly Labels[])[],
  why?: Labels,
): Halves | undefined {
  const wrong = wrongOptions(seed, right, pools);
  return wrong === undefined || givesAway(ask, right, wrong) ? undefined : offer(ask, right, wrong, why);
}

/** A question with the given options. */
export function offer(ask: Labels, right: Labels, wrong: readonly Labels[], why?: Labels): Halves {
  return halvesOf(
    (language) => ({
      text: ask[language],
      correct: right[language],
      incorrect: wrong.map((option) => option[language]),
    }),
    why,
  );
}

/** A true-or-false statement. */
export function statementOf(statement: Labels, isTrue: boolean, why?: Labels): Halves {
  const answers = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] } as const;
  return halvesOf((language) => {
    const [yes, no] = answers[language];
    return { text: statement[language], correct: isTrue ? yes : no, incorrect: [isTrue ? no : yes] };
  }, why);
}

/** A column that questions ask for. */
export interface ColumnAsking<R extends SheetRow> extends Asking<R> {
  readonly ask: (names: Labels, row: R) => Labels;
  /** Undefined to exclude the row. */
  readonly answer: (row: R) => Labels | undefined;
  /** English names of other answers that are right or almost right, and so never offered as wrong ones. */
  readonly also?: (row: R) => readonly string[];
  /** Wrong answers come first from the nearest rows. */
  readonly near?: Nearness<R>;
  /** Wrong answers that were chosen for the row: they come before all others. */
  readonly wrong?: (row: R) => readonly Labels[] | undefined;
  /** Other spellings that are right when they are typed. */
  readonly accepted?: (row: R) => Readonly<Record<StarterLanguage, readonly string[]>> | undefined;
}

/**
 * English names of all right answers for a row: its own, those of rows with the same name, and the almost right ones.
 */
function rightFor<R extends SheetRow>(
  { rows, answer, also }: Pick<ColumnAsking<R>, 'rows' | 'answer' | 'also'>,
  row: R,
): readonly string[] {
  const names = rows.filter((other) => other.en === row.en);
  return names.flatMap((other) => [
    ...(also?.(other) ?? []),
    ...[answer(other)?.en].filter((name) => name !== undefined),
  ]);
}

/** Teams of creators with a member in common: half right, and so never wrong options for each other. */
export function teamsSharingWith(team: string, teams: readonly string[]): string[] {
  const people = (names: string): string[] => names.split(/, | and /);
  const own = new Set(people(team));
  return teams.filter((other) => people(other).some((person) => own.has(person)));
}

/** Asks for a column of each row with options. */
export function askColumn<R extends SheetRow>(asking: ColumnAsking<R>): Template {
  const { name, rows, asked = rows, ask, answer, near, wrong, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const row of asked) {
      const right = answer(row);
      if (right === undefined) continue;
      const allRight = new Set(rightFor(asking, row).map(optionKey));
      const labelOf = (other: R): Labels[] => {
        const label = answer(other);
        return label === undefined || allRight.has(optionKey(label.en)) ? [] : [label];
      };
      const byNearness = nearestFirst(row, rows, near).map((pool) => pool.flatMap(labelOf));
      const pools = [wrong?.(row) ?? [], ...byNearness];
      const names = namesOf(row);
      const halves = chooseFrom(`${name}/${row.key}`, ask(names, row), right, pools, why?.(row, names));
      if (halves !== undefined) yield { ...aboutRow(asking, row), ...halves };
    }
  }
  const right = (key: string): readonly string[] =>
    rows.filter((row) => row.key === key).flatMap((row) => rightFor(asking, row));
  return { ...frameOf(asking), type: 'multiple', questions, right };
}

/** Asks players to type a column of each row; `answer` returns undefined for those that cannot be typed. */
export function typeColumn<R extends SheetRow>(asking: ColumnAsking<R>): Template {
  const { rows, asked = rows, ask, answer, accepted, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const row of asked) {
      const right = answer(row);
      if (right === undefined) continue;
      const names = namesOf(row);
      const others = accepted?.(row);
      const word = (language: StarterLanguage): Wording => ({
        text: ask(names, row)[language],
        correct: right[language],
        incorrect: [],
        ...(others === undefined ? {} : { accepted: others[language] }),
      });
      yield { ...aboutRow(asking, row), ...halvesOf(word, why?.(row, names)) };
    }
  }
  return { ...frameOf(asking), type: 'text_input', questions };
}

/** A statement about a column. */
export interface StatementAsking<R extends SheetRow> extends Omit<ColumnAsking<R>, 'ask' | 'why'> {
  readonly state: (names: Labels, answer: Labels, row: R) => Labels;
  /** Shown after true and false statements: it must name the right answer. */
  readonly why: (row: R, names: Labels) => Labels;
  /** Number of rows; all by default. */
  readonly count?: number;
}

/** States a column of the rows, wrongly in about half of the questions. */
export function stateColumn<R extends SheetRow>(asking: StatementAsking<R>): Template {
  const { name, rows, asked = rows, state, answer, near, why, count = asked.length } = asking;
  function* questions(): Generator<BilingualQuestion> {
    const able = rows.filter((row) => answer(row) !== undefined);
    const askable = asked.filter((row) => answer(row) !== undefined);
    for (const row of draw(askable, count, name, (item) => item.key)) {
      const seed = `${name}/${row.key}`;
      const allRight = new Set(rightFor(asking, row).map(optionKey));
      const others = able.filter((other) => !allRight.has(optionKey(answer(other)?.en ?? '')));
      const close = nearestFirst(row, others, near).find((pool) => pool.length > 0) ?? [];
      const [other] = draw(close, 1, seed, (item) => item.key);
      const isTrue = other === undefined || coin(`${seed}/true`);
      const stated = answer(isTrue ? row : other);
      if (stated === undefined) continue;
      const names = namesOf(row);
      yield {
        ...aboutRow(asking, row),
        ...statementOf(state(names, stated, row), isTrue, why(row, names)),
      };
    }
  }
  return { ...frameOf(asking), type: 'boolean', questions };
}
