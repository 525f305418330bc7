import { coin } from '../../draw.ts';
import { type ElementFamily, ELEMENTS } from '../../facts/science/elements.ts';
import { ELEMENT_NOTES } from '../../facts/notes/elements.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { capitalised } from '../../capitalised.ts';
import { judgement } from '../halves.ts';

const FAMILIES: Readonly<Record<ElementFamily, Labels & { readonly tag: string }>> = {
  'alkali-metal': { en: 'an alkali metal', pl: 'metalem alkalicznym', tag: 'alkali-metals' },
  'alkaline-earth-metal': {
    en: 'an alkaline earth metal',
    pl: 'metalem ziem alkalicznych',
    tag: 'alkaline-earth-metals',
  },
  halogen: { en: 'a halogen', pl: 'fluorowcem (halogenem)', tag: 'halogens' },
  'noble-gas': { en: 'a noble gas', pl: 'gazem szlachetnym', tag: 'noble-gases' },
  lanthanide: { en: 'a lanthanide', pl: 'lantanowcem', tag: 'lanthanides' },
  actinide: { en: 'an actinide', pl: 'aktynowcem', tag: 'actinides' },
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

/** Polish textbooks differ on whether these are alkaline earth metals. */
const DISPUTED: readonly string[] = ['be', 'mg'];

/** For elements that there is something to tell about, the true family, or a false one: a main group for a main group, the f block for the f block. */
function* familyOf(): Generator<BilingualQuestion> {
  for (const element of ELEMENTS) {
    const { family, number, familiarity } = element;
    if (family === null || familiarity > HIGHEST_FAMILIARITY) continue;
    const key = element.symbol.toLowerCase();
    if (DISPUTED.includes(key)) continue;
    const isTrue = coin(`element-family/${key}`);
    const related = MAIN_GROUPS.includes(family) ? MAIN_GROUPS : INNER_GROUPS;
    const others = related.filter((other) => other !== family);
    const said = FAMILIES[isTrue ? family : (others[number % others.length] ?? family)];
    const note = ELEMENT_NOTES[key];
    if (note === undefined) continue;
    const statement = {
      en: `${capitalised(element.en)} is ${said.en}.`,
      pl: `${capitalised(element.pl)} jest ${said.pl}.`,
    };
    const own = FAMILIES[family];
    const why = isTrue ? note : { en: `It is ${own.en}. ${note.en}`, pl: `Jest ${own.pl}. ${note.pl}` };
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
