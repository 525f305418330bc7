import { coin, draw } from '../../draw.ts';
import { namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import type { SheetRow } from '../../facts/sheet-row.ts';
import { aboutRow, alike, type Asking, frameOf } from './sheet.ts';
import { chooseFrom, statementOf } from './options.ts';

/** Rows with a year. */
export interface YearAsking<R extends SheetRow> extends Asking<R> {
  /** CE; undefined to exclude the row. */
  readonly year: (row: R) => number | undefined;
  readonly ask: (names: Labels, row: R) => Labels;
  /** Years between neighbouring options: 1 if the year is well known. */
  readonly step?: number;
}

/** Years. The order of two rows that are this close is never easy. */
const CLOSE = 10;

/** Wrong years must not be in the future. */
const LAST_YEAR = 2025;

/** Asks for the year of each row. The wrong years are on both sides of it, so that its position gives nothing away. */
export function askYear<R extends SheetRow>(asking: YearAsking<R>): Template {
  const { name, rows, asked = rows, ask, year, step = 2, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const row of asked) {
      const right = year(row);
      if (right === undefined) continue;
      const offsets = [-4, -3, -2, -1, 1, 2, 3, 4].map((times) => right + times * step);
      const wrong = offsets.filter((other) => other <= LAST_YEAR).map(alike);
      const names = namesOf(row);
      const seed = `${name}/${row.key}`;
      const halves = chooseFrom(seed, ask(names, row), alike(right), [wrong], why?.(row, names));
      if (halves !== undefined) yield { ...aboutRow(asking, row), ...halves };
    }
  }
  return { ...frameOf(asking), type: 'multiple', questions };
}

/** Two rows ordered by year. */
export interface OrderAsking<R extends SheetRow> extends Omit<Asking<R>, 'why'> {
  readonly year: (row: R) => number | undefined;
  /** `row` is the row that the statement names as the earlier one. */
  readonly state: (earlier: Labels, later: Labels, row: R) => Labels;
  /** The explanation, which names both years. */
  readonly why: (first: R, second: R) => Labels;
  readonly count: number;
  /** The minimum and maximum number of years between the two. */
  readonly apart: readonly [number, number];
}

/** States which of two rows came first, wrongly in about half of the questions. */
export function stateOrder<R extends SheetRow>(asking: OrderAsking<R>): Template {
  const { name, rows, asked = rows, state, year, count, apart, why } = asking;
  function* questions(): Generator<BilingualQuestion> {
    const stated = new Set<string>();
    const dated = rows.filter((row) => year(row) !== undefined);
    const able = asked.filter((row) => year(row) !== undefined);
    for (const row of draw(able, count, name, (item) => item.key)) {
      const seed = `${name}/${row.key}`;
      const distance = (other: R): number => Math.abs((year(other) ?? 0) - (year(row) ?? 0));
      const near = dated.filter((other) => distance(other) >= apart[0] && distance(other) <= apart[1]);
      const [other] = draw(near, 1, seed, (item) => item.key);
      const pair = [row.key, other?.key].sort().join(' ');
      if (other === undefined || stated.has(pair)) continue;
      stated.add(pair);
      const isFirst = (year(row) ?? 0) < (year(other) ?? 0);
      const isTrue = coin(`${seed}/true`);
      const [first, second] = isFirst === isTrue ? [row, other] : [other, row];
      const reason = isFirst ? why(row, other) : why(other, row);
      const known = row.familiarity > other.familiarity ? row.familiarity : other.familiarity;
      const familiarity = distance(other) <= CLOSE && known < 3 ? 3 : known;
      const statement = state(namesOf(first), namesOf(second), first);
      yield { ...aboutRow(asking, row), familiarity, ...statementOf(statement, isTrue, reason) };
    }
  }
  return { ...frameOf(asking), type: 'boolean', questions };
}
