import { optionKey } from '../../../src/contract/text.ts';
import { capitalised } from '../../capitalised.ts';
import { coin, draw } from '../../draw.ts';
import { namesOf } from '../../facts/named.ts';
import type { SheetRow } from '../../facts/sheet-row.ts';
import type { StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template, Wording } from '../../template.ts';
import { nearestFirst, type Nearness } from './nearness.ts';
import { chooseFrom, halvesOf, statementOf } from './options.ts';

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
  /** After a false statement, it must name the right answer. */
  readonly why: (row: R, names: Labels, isTrue: boolean) => Labels;
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
        ...statementOf(state(names, stated, row), isTrue, why(row, names, isTrue)),
      };
    }
  }
  return { ...frameOf(asking), type: 'boolean', questions };
}
