import { LRUCache } from 'lru-cache';
import { stemmer as stemEnglish } from 'stemmer';

import type { Language } from '../contract/vocabulary.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Words that say little without others, in lower case without diacritics. A search for other words ignores them, and
 * they do not count in the size of a text. Documents depend on them: see `PROJECTION_VERSION`.
 */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(`
    a about after also an and any are as at be been before being between both but by can could did do does during for
    from had has have he her him his how if in into is it its me my no nor not of on or our she should so some
    such than that the their them then there these they this those through to was we were what when where which while
    who whose why will with would you your`),
  pl: wordsOf(`
    a aby albo ale bez bo by byc byl byla bylo byly czego czemu czy czyj czyja czyje czyjego czyjej czym dla dlaczego do
    dokad gdy gdzie i ich ile iloma ilu im jak jaka jaki jakich jakie jakiego jakiej jakiemu jakim jakimi jako jego jej
    jemu jest kiedy kim kogo komu kto ktora ktore ktorego ktorej ktoremu ktory ktorych ktorym ktorymi lecz lub ma maja
    miala mialo mialy miedzy na nad nia nich nie nim nimi niz o od on ona one oni ono oraz po pod podczas przed przez
    przy sa sie skad sobie ta tego tej ten to tych tym tymi u w we z za zas ze`),
};

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

/** The number of different words with a meaning. Forms of a word are one. */
export function sizeOf(words: readonly string[], language: Language): number {
  const meaningful = words.filter((word) => !FUNCTION_WORDS[language].has(word));
  return new Set(meaningful.map((word) => stemWord(word, language))).size;
}

const ENDINGS: ReadonlySet<string> = new Set(
  'iego iemu iami iach owie ami ach owi ego emu ymi imi iej iem ych ich iom ow om em ej ym im um ie ia iu io ii a e i o u y'.split(
    ' ',
  ),
);
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;
/** Two consonants that are one each: `gra`, `psa`, but not `rzym`. */
const SHORT_STEM = /^(?!rz|cz|sz|dz|ch)[^aeiouy]{2}$/;

/** Separates the longest ending that leaves a stem. */
function separate(word: string): { readonly stem: string; readonly ending: string } {
  for (let length = Math.min(LONGEST_ENDING, word.length - 1); length > 0; length -= 1) {
    const [stem, ending] = [word.slice(0, -length), word.slice(-length)];
    if (ENDINGS.has(ending) && (stem.length >= SHORTEST_STEM || SHORT_STEM.test(stem)))
      return { stem, ending };
  }
  return { stem: word, ending: '' };
}

/** Undoes the softening of the last consonant: `rzece`, `noce`, `moście` as `rzeka`, `noga`, `most`. */
function harden(stem: string, ending: string): string {
  const isSoft = ending.startsWith('i');
  if (stem.endsWith('sc')) return `${stem.slice(0, -1)}${isSoft || ending === '' ? 't' : 'k'}`;
  if (stem.endsWith('dz')) return `${stem.slice(0, -2)}${isSoft || ending === '' ? 'd' : 'g'}`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}${isSoft ? 't' : 'k'}`;
  return stem.endsWith('rz') ? stem.slice(0, -1) : stem;
}

/**
 * Each step applies to stems of at least this length. `-ow` is the genitive plural, which names such as `Kraków` have in
 * all forms. Verbs in the past lose their ending. A vowel that only some forms have is removed (`statek`, `statku`), and
 * vowels that change are made equal (`miasto`, `mieście`).
 */
const STEPS: readonly { readonly from: number; readonly pattern: RegExp; readonly by: string }[] = [
  { from: 6, pattern: /ow$/, by: '' },
  { from: 6, pattern: /a[ln]$/, by: '' },
  { from: 6, pattern: /y[lt]$/, by: 'y' },
  { from: 5, pattern: /([^aeiouy])e([klnrw])$/, by: '$1$2' },
  { from: 5, pattern: /([^aeiouy])iek$/, by: '$1k' },
  { from: 0, pattern: /i[aeo]([^aeiouy]+)$/, by: 'ia$1' },
];

/** The stem of a Polish word in lower case without diacritics. It is not a word itself. */
function stemPolish(word: string): string {
  const { stem, ending } = separate(word);
  return STEPS.reduce(
    (shorter, { from, pattern, by }) => (shorter.length >= from ? shorter.replace(pattern, by) : shorter),
    harden(stem, ending),
  );
}
