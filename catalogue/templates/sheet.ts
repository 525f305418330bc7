import { optionKey } from '../../src/contract/text.ts';
import { coin, draw } from '../draw.ts';
import { namesOf } from '../facts/named.ts';
import type { SheetRow } from '../facts/sheet-row.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Template, Wording } from '../template.ts';
import { capitalised } from './science-asking.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '../languages.ts';

/** What all ways of asking have in common. */
export interface Asking<R extends SheetRow> {
  readonly name: string;
  readonly rows: readonly R[];
  readonly category: Template['category'];
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  /** Tags that depend on the row, beside those that it carries itself. */
  readonly tagsOf?: (row: R) => readonly string[];
  readonly hardness?: Template['hardness'];
  readonly narrow?: boolean;
  /** What the other columns tell: more than the answer. */
  readonly why?: (row: R, names: Labels) => Labels | undefined;
}

/** The day on which the templates over sheets were written. */
const WRITTEN = '2026-11-21';

/** How many wrong options a multiple question has. */
const WRONG_OPTIONS = 3;

type Halves = Pick<BilingualQuestion, StarterLanguage>;

/** A name or number that both languages write alike. */
export function alike(text: string | number): Labels {
  return { en: String(text), pl: String(text) };
}

/** The same with capital first letters, as options are shown. */
export function capitalLabels({ en, pl }: Labels): Labels {
  return { en: capitalised(en), pl: capitalised(pl) };
}

/** Kebab-case of any name: the end of a key or a tag. */
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

/** A sentence that ends in a name such as „Jr.” has one full stop. */
function oneStop(sentence: string): string {
  return sentence.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** What a row hands on to each question about it. */
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

/** The template of an asking, without its questions. */
export function frameOf<R extends SheetRow>(
  asking: Omit<Asking<R>, 'why'>,
): Omit<Template, 'type' | 'questions'> {
  const { name, category, subcategories, tags, hardness = 0, narrow } = asking;
  const base = { name, category, subcategories, tags, hardness, written: WRITTEN };
  return narrow === undefined ? base : { ...base, narrow };
}

/**
 * Options for a right answer, the nearest pool first: none that is called like the right one or like another option in
 * either language. Undefined when the pools have too few.
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
    for (const option of draw(distinct, distinct.length, seed, (item) => item.en)) {
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

/** Whether the answer stands in the question, in either language: then the row is not asked in this way. */
function givesAway(ask: Labels, right: Labels): boolean {
  return STARTER_LANGUAGES.some((language) => wordsOf(ask[language]).includes(wordsOf(right[language])));
}

/** A question with options; undefined when there are too few wrong ones or when the text gives the answer away. */
export function chooseFrom(
  seed: string,
  ask: Labels,
  right: Labels,
  pools: readonly (readonly Labels[])[],
  why?: Labels,
): Halves | undefined {
  const wrong = wrongOptions(seed, right, pools);
  if (wrong === undefined || givesAway(ask, right)) return undefined;
  return halvesOf(
    (language) => ({
      text: ask[language],
      correct: right[language],
      incorrect: wrong.map((option) => option[language]),
    }),
    why,
  );
}

/** A statement to be judged. */
export function statementOf(statement: Labels, isTrue: boolean, why?: Labels): Halves {
  const answers = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] } as const;
  return halvesOf((language) => {
    const [yes, no] = answers[language];
    return { text: statement[language], correct: isTrue ? yes : no, incorrect: [isTrue ? no : yes] };
  }, why);
}

/** A column that is asked for. */
export interface ColumnAsking<R extends SheetRow> extends Asking<R> {
  readonly ask: (names: Labels, row: R) => Labels;
  /** Undefined where the row is not to be asked. */
  readonly answer: (row: R) => Labels | undefined;
  /** English names of other answers that are right or nearly so, never offered as wrong ones. */
  readonly also?: (row: R) => readonly string[];
  /** Rows alike in this lend each other wrong answers first. */
  readonly near?: (row: R) => string;
}

/** English names of all that would be right for a row: its own answer, those of rows of the same name, and the near right ones. */
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

/** Teams of makers that have somebody in common with this one: half right, and so never wrong options beside it. */
export function teamsSharingWith(team: string, teams: readonly string[]): string[] {
  const people = (names: string): string[] => names.split(/, | and /);
  const own = new Set(people(team));
  return teams.filter((other) => people(other).some((person) => own.has(person)));
}

/** Asks for a column of each row, with options. */
export function askColumn<R extends SheetRow>(asking: ColumnAsking<R>): Template {
  const { name, rows, ask, answer, near, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const row of rows) {
      const right = answer(row);
      if (right === undefined) continue;
      const allRight = new Set(rightFor(asking, row).map(optionKey));
      const wrong = rows.flatMap((other) => {
        const label = answer(other);
        return label === undefined || allRight.has(optionKey(label.en))
          ? []
          : [{ label, group: near?.(other) }];
      });
      const alikeRows = wrong.filter(({ group }) => group === near?.(row));
      const pools = [alikeRows, wrong].map((pool) => pool.map(({ label }) => label));
      const names = namesOf(row);
      const halves = chooseFrom(`${name}/${row.key}`, ask(names, row), right, pools, why?.(row, names));
      if (halves !== undefined) yield { ...aboutRow(asking, row), ...halves };
    }
  }
  const right = (key: string): readonly string[] =>
    rows.filter((row) => row.key === key).flatMap((row) => rightFor(asking, row));
  return { ...frameOf(asking), type: 'multiple', questions, right };
}

/** Has a column of each row typed; `answer` leaves out what cannot be. */
export function typeColumn<R extends SheetRow>(asking: ColumnAsking<R>): Template {
  const { rows, ask, answer, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const row of rows) {
      const right = answer(row);
      if (right === undefined) continue;
      const names = namesOf(row);
      const word = (language: StarterLanguage): Wording => ({
        text: ask(names, row)[language],
        correct: right[language],
        incorrect: [],
      });
      yield { ...aboutRow(asking, row), ...halvesOf(word, why?.(row, names)) };
    }
  }
  return { ...frameOf(asking), type: 'text_input', questions };
}

/** A statement about a column. */
export interface StatementAsking<R extends SheetRow> extends Omit<ColumnAsking<R>, 'ask' | 'why'> {
  readonly state: (names: Labels, answer: Labels, row: R) => Labels;
  /** Told after true and false statements alike: it must name the right answer. */
  readonly why: (row: R, names: Labels) => Labels;
  /** How many of the rows; all when absent. */
  readonly count?: number;
}

/** States a column of the rows, about half of them wrongly. */
export function stateColumn<R extends SheetRow>(asking: StatementAsking<R>): Template {
  const { name, rows, state, answer, near, why, count = rows.length } = asking;
  function* questions(): Generator<BilingualQuestion> {
    const able = rows.filter((row) => answer(row) !== undefined);
    for (const row of draw(able, count, name, (item) => item.key)) {
      const seed = `${name}/${row.key}`;
      const allRight = new Set(rightFor(asking, row).map(optionKey));
      const others = able.filter((other) => !allRight.has(optionKey(answer(other)?.en ?? '')));
      const close = others.filter((other) => near?.(other) === near?.(row));
      const [other] = draw(close.length > 0 ? close : others, 1, seed, (item) => item.key);
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
