import { LRUCache } from 'lru-cache';
import { stemmer as stemEnglish } from 'stemmer';

import type { Language } from '../../contract/vocabulary.ts';
import { stemPolish } from './stem-polish.ts';

/** Words whose stem is remembered: most words of a catalogue are among the most frequent. */
const REMEMBERED = 20_000;
/** Shorter words have no endings. */
const SHORTEST = 3;
const HAS_ENDINGS = /^[a-z]+$/;

interface Stemmer {
  readonly stem: (word: string) => string;
  readonly known: LRUCache<string, string>;
}

const stemmer = (stem: Stemmer['stem']): Stemmer => ({ stem, known: new LRUCache({ max: REMEMBERED }) });

const STEMMERS: Readonly<Record<Language, Stemmer>> = { en: stemmer(stemEnglish), pl: stemmer(stemPolish) };

/** The stem that the forms of a word share. The word is in lower case without diacritics. */
export function stemWord(word: string, language: Language): string {
  if (word.length < SHORTEST || !HAS_ENDINGS.test(word)) return word;
  const { stem, known } = STEMMERS[language];
  let found = known.get(word);
  if (found === undefined) known.set(word, (found = stem(word)));
  return found;
}
