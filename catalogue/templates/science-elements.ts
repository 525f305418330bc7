import { type Element, ELEMENTS } from '../facts/elements.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { capitalised, choice, entry, same } from './science-asking.ts';

/** With fewer others than this, any familiar element will do. */
const FEWEST_LOOKALIKES = 3;

/** How many steps of familiarity apart the options may be: an obscure name beside a familiar one is no temptation. */
const FAMILIARITY_REACH = 2;

/** Elements that a player may take for the one with this symbol: their names or symbols begin with the same letter. */
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

/** Where an element stands in the periodic table. */
export function placeOf({ en, pl, symbol, number, group }: Element): Labels {
  const column = group === null ? { en: '', pl: '' } : { en: `, in group ${group}`, pl: `, grupa ${group}` };
  return {
    en: `${capitalised(en)} (${symbol}) is element number ${number}${column.en}.`,
    pl: `${capitalised(pl)} (${symbol}) to pierwiastek o liczbie atomowej ${number}${column.pl}.`,
  };
}

function* bySymbol(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS) {
    const ask = {
      en: `Which chemical element has the symbol ${element.symbol}?`,
      pl: `Który pierwiastek chemiczny ma symbol ${element.symbol}?`,
    };
    const key = element.symbol.toLowerCase();
    yield {
      key,
      familiarity: element.familiarity,
      ...choice(`element-by-symbol/${key}`, ask, element, lookalikes(element), placeOf(element)),
    };
  }
}

function* symbolOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter(({ familiarity }) => familiarity <= 4)) {
    const ask = {
      en: `What is the chemical symbol for ${element.en}?`,
      pl: `Jaki symbol chemiczny ma ${element.pl}?`,
    };
    yield {
      key: element.symbol.toLowerCase(),
      familiarity: element.familiarity,
      ...entry(ask, same(element.symbol), placeOf(element)),
    };
  }
}

/** How far apart in the periodic table the options may stand. */
const NEAR = 6;

function* byNumber(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter(({ familiarity }) => familiarity <= 3)) {
    const near = ELEMENTS.filter((other) => Math.abs(other.number - element.number) <= NEAR);
    const ask = {
      en: `Which element has ${element.number} ${element.number === 1 ? 'proton' : 'protons'} in its nucleus?`,
      pl: `Który pierwiastek ma liczbę atomową ${element.number}?`,
    };
    const key = element.symbol.toLowerCase();
    yield {
      key,
      familiarity: element.familiarity,
      ...choice(`element-by-number/${key}`, ask, element, near, placeOf(element)),
    };
  }
}

function* numberOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter(({ familiarity, number }) => familiarity <= 2 || number <= 20)) {
    const ask = {
      en: `What is the atomic number of ${element.en}?`,
      pl: `Jaką liczbę atomową ma ${element.pl}?`,
    };
    yield {
      key: element.symbol.toLowerCase(),
      familiarity: element.familiarity,
      ...entry(ask, same(element.number), placeOf(element)),
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
