import type { Language } from '../../src/contract/vocabulary.ts';
import type { StarterLanguage } from '../languages.ts';

/** A name in each language of the starter catalogue, and in others where it has been translated. */
export type Labels = Readonly<Record<StarterLanguage, string> & Partial<Record<Language, string>>>;
