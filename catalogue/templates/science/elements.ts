import { type Element, ELEMENTS } from '../../facts/science/elements.ts';
import { ELEMENT_NOTES } from '../../facts/notes/elements.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { capitalised } from '../../capitalised.ts';
import { choice, same } from './questions.ts';
import { entry } from '../halves.ts';

/** With fewer candidates, any familiar element is offered. */
const FEWEST_LOOKALIKES = 3;

/** The highest difference in familiarity between options: an obscure name next to a familiar one tempts no one. */
const FAMILIARITY_REACH = 2;

/** Elements that players may confuse with the one that has this symbol: names or symbols with the same first letter. */
function lookalikes(element: Element): readonly Element[] {
  const letter = element.symbol.charAt(0);
  const known = ELEMENTS.filter(
    (other) => Math.abs(other.familiarity - element.familiarity) <= FAMILIARITY_REACH,
  );
  const alike = known.filter(
    ({ en, symbol }) => symbol.startsWith(letter) || capitalised(en).startsWith(letter),
  );
  return alike.length > FEWEST_LOOKALIKES ? alike : known;
}

/** Elements that there is something to tell about. */
const isWorthAsking = ({ symbol }: Element): boolean => ELEMENT_NOTES[symbol.toLowerCase()] !== undefined;

/** Elements with more protons are not known by number. */
const MOST_PROTONS = 20;

/** Elements whose atomic number may be known, and how widely. */
const NUMBERS_KNOWN: Readonly<Record<string, Familiarity>> = {
  H: 1,
  He: 2,
  C: 2,
  O: 3,
  N: 3,
  Fe: 4,
  Au: 4,
  U: 4,
};

/** The position of an element in the periodic table. */
function placeOf({ en, pl, symbol, number, group }: Element): Labels {
  const column = group === null ? { en: '', pl: '' } : { en: `, in group ${group}`, pl: `, grupa ${group}` };
  return {
    en: `${capitalised(en)} (${symbol}) is element number ${number}${column.en}.`,
    pl: `${capitalised(pl)} (${symbol}) to pierwiastek o liczbie atomowej ${number}${column.pl}.`,
  };
}

/** The note on an element; without a note, its position. */
function toldOf(element: Element): Labels {
  return ELEMENT_NOTES[element.symbol.toLowerCase()] ?? placeOf(element);
}

function* bySymbol(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter(isWorthAsking)) {
    const ask = {
      en: `Which chemical element has the symbol ${element.symbol}?`,
      pl: `Który pierwiastek chemiczny ma symbol ${element.symbol}?`,
    };
    const key = element.symbol.toLowerCase();
    yield {
      key,
      familiarity: element.familiarity,
      ...choice(`element-by-symbol/${key}`, ask, element, lookalikes(element), toldOf(element)),
    };
  }
}

function* symbolOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter((row) => isWorthAsking(row) && row.familiarity <= 2)) {
    const ask = {
      en: `What is the chemical symbol for ${element.en}?`,
      pl: `Jaki symbol chemiczny ma ${element.pl}?`,
    };
    yield {
      key: element.symbol.toLowerCase(),
      familiarity: element.familiarity,
      ...entry(ask, same(element.symbol), toldOf(element)),
    };
  }
}

/** The highest distance between options in the periodic table. */
const NEAR = 6;

function* byNumber(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter((row) => isWorthAsking(row) && row.number <= MOST_PROTONS)) {
    const near = ELEMENTS.filter((other) => Math.abs(other.number - element.number) <= NEAR);
    const ask = {
      en: `Which element has ${element.number} ${element.number === 1 ? 'proton' : 'protons'} in its nucleus?`,
      pl: `Który pierwiastek ma liczbę atomową ${element.number}?`,
    };
    const key = element.symbol.toLowerCase();
    yield {
      key,
      familiarity: element.familiarity,
      ...choice(`element-by-number/${key}`, ask, element, near, toldOf(element)),
    };
  }
}

function* numberOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS) {
    const familiarity = NUMBERS_KNOWN[element.symbol];
    if (familiarity === undefined) continue;
    const ask = {
      en: `What is the atomic number of ${element.en}?`,
      pl: `Jaką liczbę atomową ma ${element.pl}?`,
    };
    yield {
      key: element.symbol.toLowerCase(),
      familiarity,
      ...entry(ask, same(element.number), toldOf(element)),
    };
  }
}

const SHARED = {
  category: 'science-nature',
  subcategories: ['chemistry'],
  tags: ['chemical-elements', 'periodic-table'],
  written: '2026-11-21',
} as const;

/** The elements by symbol and number. */
export const ELEMENT_TEMPLATES: readonly Template[] = [
  { ...SHARED, name: 'element-by-symbol', type: 'multiple', hardness: 0, questions: bySymbol },
  { ...SHARED, name: 'element-symbol', type: 'text_input', hardness: 0, questions: symbolOf },
  { ...SHARED, name: 'element-by-number', type: 'multiple', hardness: 1, questions: byNumber },
  { ...SHARED, name: 'element-number', type: 'text_input', hardness: 1, questions: numberOf },
];
