import { coin } from '../draw.ts';
import { type ElementFamily, ELEMENTS } from '../facts/elements.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { capitalised, same } from './science-questions.ts';
import { entry, judgement } from './halves.ts';
import { placeOf } from './science-elements.ts';

function* groupOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS.filter(({ familiarity }) => familiarity <= 3)) {
    const { en, pl, group, familiarity } = element;
    const why = placeOf(element);
    if (group === null) continue;
    const ask = {
      en: `In which numbered group of the periodic table is ${en}?`,
      pl: `W grupie o jakim numerze znajduje się w układzie okresowym ${pl}?`,
    };
    yield { key: element.symbol.toLowerCase(), familiarity, ...entry(ask, same(group), why) };
  }
}

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

/** The true family, or a false one: a main group for a main group, the f block for the f block. */
function* familyOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS) {
    const { family, number, familiarity } = element;
    if (family === null) continue;
    const key = element.symbol.toLowerCase();
    const isTrue = coin(`element-family/${key}`);
    const related = MAIN_GROUPS.includes(family) ? MAIN_GROUPS : INNER_GROUPS;
    const others = related.filter((other) => other !== family);
    const said = FAMILIES[isTrue ? family : (others[number % others.length] ?? family)];
    const statement = {
      en: `The element ${element.en} is ${said.en}.`,
      pl: `Pierwiastek ${element.pl} należy do ${said.pl}.`,
    };
    const why = {
      en: `${capitalised(element.en)} (${element.symbol}, element number ${number}) is ${FAMILIES[family].en}.`,
      pl: `${capitalised(element.pl)} (${element.symbol}, liczba atomowa ${number}) należy do ${FAMILIES[family].pl}.`,
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

/** The elements by group and family. */
export const ELEMENT_FAMILY_TEMPLATES: readonly Template[] = [
  { ...SHARED, name: 'element-group', type: 'text_input', hardness: 2, narrow: true, questions: groupOf },
  { ...SHARED, name: 'element-family', type: 'boolean', hardness: 1, questions: familyOf },
];
