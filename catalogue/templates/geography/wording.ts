import type { BilingualQuestion, Wording } from '../../template.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '../../languages.ts';
import { capitalised } from '../../capitalised.ts';

/** A name, or a sentence, in both languages. */
export interface Name {
  readonly en: string;
  readonly pl: string;
}

/** A question in both languages. */
export type Halves = Pick<BilingualQuestion, StarterLanguage>;

const TRUE: Name = { en: 'True', pl: 'Prawda' };
const FALSE: Name = { en: 'False', pl: 'Fałsz' };

/** A question with its right answer and the wrong ones; none of these for `text_input`. */
export function ask(text: Name, right: Name, wrong: readonly Name[], explanation?: Name): Halves {
  const half = (language: StarterLanguage): Wording => ({
    text: text[language],
    correct: capitalised(right[language]),
    incorrect: wrong.map((name) => capitalised(name[language])),
    ...(explanation === undefined ? {} : { explanation: explanation[language] }),
  });
  return { en: half('en'), pl: half('pl') };
}

/** A statement that is true or false. */
export function claim(statement: Name, isTrue: boolean, explanation?: Name): Halves {
  return isTrue ? ask(statement, TRUE, [FALSE], explanation) : ask(statement, FALSE, [TRUE], explanation);
}

/**
 * “Poland, Ukraine and Russia”, „Polska, Ukraina i Rosja”. Names of two parts, like “Bosnia and Herzegovina”, come first.
 */
export function listed(names: readonly Name[]): Name {
  const join = (language: StarterLanguage, and: string): string => {
    const isDouble = (name: string): boolean => name.includes(` ${and} `);
    const own = names
      .map((name) => name[language])
      .toSorted((a, b) => Number(isDouble(b)) - Number(isDouble(a)));
    const last = own.at(-1) ?? '';
    return own.length < 2 ? last : `${own.slice(0, -1).join(', ')} ${and} ${last}`;
  };
  return { en: join('en', 'and'), pl: join('pl', 'i') };
}

/** Two sentences, or the one that there is. */
export function sentences(...all: readonly (Name | undefined)[]): Name | undefined {
  const known = all.filter((name) => name !== undefined);
  if (known.length === 0) return undefined;
  const join = (language: StarterLanguage): string => known.map((name) => name[language]).join(' ');
  return { en: join('en'), pl: join('pl') };
}

/** Letters of a stem: enough to notice, as in Bolivia and boliviano. */
const STEM = 4;

/** Words of names that say what kind of thing it is, or that many names have. */
const COMMON_STEMS: ReadonlySet<string> = new Set(
  'city jezy isla moun lake rive stra rzek wysp gora gory jezi cies morz nowy nowa lang alph repu stan saud'.split(
    ' ',
  ),
);

/** The first letters of the longer words, without diacritics. */
function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
  return (plain.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));
}

/**
 * Whether the text of a question gives its answer away in one of the languages: it contains the answer, as „Algierii”
 * contains “Algier”, or a word with the same stem.
 */
export function givesAway(text: Name, right: Name): boolean {
  return STARTER_LANGUAGES.some((language) => {
    const stems = new Set(stemsOf(text[language]));
    return (
      text[language].toLowerCase().includes(right[language].toLowerCase()) ||
      stemsOf(right[language]).some((stem) => stems.has(stem) && !COMMON_STEMS.has(stem))
    );
  });
}
