import type { Language } from '../../src/contract/vocabulary.ts';

type Words = Readonly<Record<Language, readonly [right: string, wrong: string]>>;

export const TRUE_FALSE: Words = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] };
export const YES_NO: Words = { en: ['Yes', 'No'], pl: ['Tak', 'Nie'] };
