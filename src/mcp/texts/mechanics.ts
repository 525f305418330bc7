import type { Language } from '../../contract/vocabulary.ts';
import type { Mechanic, MechanicText } from './mechanic.ts';
import { MECHANICS_EN } from './mechanics.en.ts';
import { MECHANICS_PL } from './mechanics.pl.ts';

/** Game mechanics for clients, in each language. */
export const MECHANICS: Readonly<Record<Language, Readonly<Record<Mechanic, MechanicText>>>> = {
  en: MECHANICS_EN,
  pl: MECHANICS_PL,
};
