import { draw } from '../../draw.ts';
import { namesOf } from '../../facts/named.ts';
import type { SheetRow } from '../../facts/sheet-row.ts';
import type { StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { quoted } from '../quoted.ts';
import { aboutRow, type Asking, frameOf } from './sheet.ts';
import { offer } from './options.ts';

/** Four dated rows of one kind, one of which is clearly the earliest. */
export interface FirstAsking<R extends SheetRow> extends Omit<Asking<R>, 'why'> {
  readonly year: (row: R) => number | undefined;
  /** The four come from rows with the same value. */
  readonly kind: (row: R) => string;
  /** The question, which does not list the four: they are its options. */
  readonly ask: (row: R) => Labels;
  /** Whether the names are titles, which get quotation marks. */
  readonly titles: boolean;
  /** The number of questions, at most. */
  readonly count: number;
  /** Keys of questions that were withdrawn. No other question uses their rows, so that the others stay the same. */
  readonly withdrawn?: readonly string[];
  /** The fewest and the most years between the earliest and any other. */
  readonly apart: readonly [number, number];
}

const OTHERS = 3;
function named(row: SheetRow, titles: boolean): Labels {
  const { en, pl } = namesOf(row);
  return titles ? quoted({ en, pl }) : { en: en.replace(/^The /, 'the '), pl };
}

/** A name with its year; a name that ends in brackets takes the year into them. */
function withYear(name: string, year: number): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${year})` : `${name} (${year})`;
}

/** The second least known of the rows counts, because players can leave out one that they do not know. */
function familiarityOf(rows: readonly SheetRow[]): Familiarity {
  const [, second] = rows.map(({ familiarity }) => familiarity).sort((a, b) => b - a);
  return second ?? 3;
}

/** Years. Players sense a lead this long without knowing the dates. */
const GENERATION = 30;

const EASIER: Readonly<Record<Familiarity, Familiarity>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };

/**
 * Asks which of four rows came first. No row is in two questions, so that no question answers another one. Keys are
 * those of the earliest rows.
 */
export function askFirst<R extends SheetRow>(asking: FirstAsking<R>): Template {
  const { name, rows, ask, year, kind, titles, count, apart, withdrawn = [] } = asking;
  const yearOf = (row: R): number => year(row) ?? Number.NaN;

  function othersOf(row: R, used: ReadonlySet<string>): readonly R[] {
    const free = rows.filter((other) => {
      const later = yearOf(other) - yearOf(row);
      return !used.has(other.key) && kind(other) === kind(row) && later >= apart[0] && later <= apart[1];
    });
    return draw(free, OTHERS, `${name}/${row.key}`, (item) => item.key);
  }

  function questionOf(row: R, others: readonly R[]): BilingualQuestion {
    const four = [row, ...others];
    const dated = four.toSorted((a, b) => yearOf(a) - yearOf(b));
    const list = (language: StarterLanguage): string =>
      dated.map((one) => withYear(named(one, titles)[language], yearOf(one))).join(', ');
    const why = { en: `In order: ${list('en')}.`, pl: `Kolejno: ${list('pl')}.` };
    const halves = offer(ask(row), namesOf(row), others.map(namesOf), why);
    const isPlain = others.every((other) => yearOf(other) - yearOf(row) >= GENERATION);
    return {
      ...aboutRow(asking, row),
      familiarity: isPlain ? EASIER[row.familiarity] : familiarityOf(four),
      ...halves,
    };
  }

  function* questions(): Generator<BilingualQuestion> {
    const used = new Set<string>();
    let asked = 0;
    for (const row of draw(rows, rows.length, name, (item) => item.key)) {
      if (asked === count) return;
      const others = used.has(row.key) ? [] : othersOf(row, used);
      if (others.length < OTHERS) continue;
      const question = questionOf(row, others);
      for (const one of [row, ...others]) used.add(one.key);
      asked += 1;
      if (!withdrawn.includes(row.key)) yield question;
    }
  }
  const right = (key: string): readonly string[] => rows.filter((row) => row.key === key).map(({ en }) => en);
  return { ...frameOf(asking), type: 'multiple', questions, right };
}
