import { coin } from '../../draw.ts';
import { type ElementFamily, ELEMENTS } from '../../facts/science/elements.ts';
import { ELEMENT_NOTES } from '../../facts/notes/elements.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { capitalised } from './questions.ts';
import { judgement } from '../halves.ts';

const FAMILIES: Readonly<Record<ElementFamily, Labels & { readonly tag: string }>> = {
  'alkali-metal': { en: 'an alkali metal', pl: 'metali alkalicznych', tag: 'alkali-metals' },
  'alkaline-earth-metal': {
    en: 'an alkaline earth metal',
    pl: 'metali ziem alkalicznych',
    tag: 'alkaline-earth-metals',
  },
  halogen: { en: 'a halogen', pl: 'fluorowców (halogenów)', tag: 'halogens' },
  'noble-gas': { en: 'a noble gas', pl: 'gazów szlachetnych', tag: 'noble-gases' },
  lanthanide: { en: 'a lanthanide', pl: 'lantanowców', tag: 'lanthanides' },
  actinide: { en: 'an actinide', pl: 'aktynowców', tag: 'actinides' },
};

const MAIN_GROUPS: readonly ElementFamily[] = [
  'alkali-metal',
  'alkaline-earth-metal',
  'halogen',
  'noble-gas',
];
const INNER_GROUPS: readonly ElementFamily[] = ['lanthanide', 'actinide'];

/** Rarer elements would be guesswork. */
const HIGHEST_FAMILIARITY = 4;

/** The true family, or a false one: a main group for a main group, the f block for the f block. */
function* familyOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS) {
    const { family, number, familiarity } = element;
    if (family === null || familiarity > HIGHEST_FAMILIARITY) continue;
    const key = element.symbol.toLowerCase();
    const isTrue = coin(`element-family/${key}`);
    const related = MAIN_GROUPS.includes(family) ? MAIN_GROUPS : INNER_GROUPS;
    const others = related.filter((other) => other !== family);
    const said = FAMILIES[isTrue ? family : (others[number % others.length] ?? family)];
    const statement = {
      en: `The element ${element.en} is ${said.en}.`,
      pl: `Pierwiastek ${element.pl} należy do ${said.pl}.`,
    };
    const note = ELEMENT_NOTES[key];
    const why = {
      en: `${capitalised(element.en)} (${element.symbol}, element number ${number}) is ${FAMILIES[family].en}.${note === undefined ? '' : ` ${note.en}`}`,
      pl: `${capitalised(element.pl)} (${element.symbol}, liczba atomowa ${number}) należy do ${FAMILIES[family].pl}.${note === undefined ? '' : ` ${note.pl}`}`,
    };
    const tags = [FAMILIES[family].tag];
    yield { key, familiarity, tags, ...judgement(statement, isTrue, why) };
  }
}

const SHARED = {
  category: 'science-nature',
  subcategories: ['chemistry'],
  tags: ['chemical-elements', 'periodic-table'],
  written: '2026-11-21',
} as const;

/** The elements by family. */
export const ELEMENT_FAMILY_TEMPLATES: readonly Template[] = [
  { ...SHARED, name: 'element-family', type: 'boolean', hardness: 1, questions: familyOf },
];
