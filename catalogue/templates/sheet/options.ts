import { optionKey } from '../../../src/contract/text.ts';
import { capitalised } from '../../capitalised.ts';
import { draw } from '../../draw.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Wording } from '../../template.ts';
import { alikeFirst } from './alike-first.ts';

/** Wrong options of a `multiple` question. */
const WRONG_OPTIONS = 3;

type Halves = Pick<BilingualQuestion, StarterLanguage>;

/** Words each half, and adds its explanation. */
export function halvesOf(word: (language: StarterLanguage) => Wording, why?: Labels): Halves {
  const half = (language: StarterLanguage): Wording =>
    why === undefined ? word(language) : { ...word(language), explanation: oneStop(why[language]) };
  return { en: half('en'), pl: half('pl') };
}

/** One full stop at the end of a sentence, also after a name such as „Jr.”. */
function oneStop(sentence: string): string {
  return sentence.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/**
 * Wrong options for a right answer, from the nearest pool first: none with the name of the right answer or of another
 * option in any language. Undefined when the pools have too few.
 */
function wrongOptions(
  seed: string,
  right: Labels,
  pools: readonly (readonly Labels[])[],
): readonly Labels[] | undefined {
  const taken: Labels[] = [right];
  const differs = (one: Labels): boolean =>
    taken.every(
      (other) => optionKey(other.en) !== optionKey(one.en) && optionKey(other.pl) !== optionKey(one.pl),
    );
  for (const pool of pools) {
    const distinct = [...new Map(pool.map((option) => [option.en, option])).values()];
    for (const option of alikeFirst(
      right,
      draw(distinct, distinct.length, seed, (item) => item.en),
      (one) => one,
    )) {
      if (taken.length > WRONG_OPTIONS) return taken.slice(1);
      if (differs(option)) taken.push(option);
    }
  }
  return taken.length > WRONG_OPTIONS ? taken.slice(1) : undefined;
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Letters of the beginning of a word that its inflected forms keep. Shorter words are alike by chance. */
const STEM = 4;

/** Whether a word of one text begins like a word of the other. */
function sharesStem(text: string, other: string): boolean {
  const stems = (words: string): string[] =>
    wordsOf(words)
      .split(' ')
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, Math.max(STEM, word.length - 3)));
  const own = stems(text);
  return stems(other).some((stem) => own.some((one) => one.startsWith(stem) || stem.startsWith(one)));
}

/**
 * Whether the question contains the answer in any language, or only the right option has a word of the question. That
 * excludes the row.
 */
function givesAway(ask: Labels, right: Labels, wrong: readonly Labels[]): boolean {
  return STARTER_LANGUAGES.some((language) => {
    const text = ask[language];
    const only = !wrong.some((option) => sharesStem(option[language], text));
    return wordsOf(text).includes(wordsOf(right[language])) || (only && sharesStem(right[language], text));
  });
}

/** A question with options; undefined when there are too few wrong ones, or when the text gives the answer away. */
export function chooseFrom(
  seed: string,
  ask: Labels,
  right: Labels,
  pools: readonly (readonly Labels[])[],
  why?: Labels,
): Halves | undefined {
  const wrong = wrongOptions(seed, right, pools);
  return wrong === undefined || givesAway(ask, right, wrong) ? undefined : offer(ask, right, wrong, why);
}

/** A question with the given options. */
export function offer(ask: Labels, right: Labels, wrong: readonly Labels[], why?: Labels): Halves {
  return halvesOf(
    (language) => ({
      text: ask[language],
      correct: capitalised(right[language]),
      incorrect: wrong.map((option) => capitalised(option[language])),
    }),
    why,
  );
}

/** A true-or-false statement. */
export function statementOf(statement: Labels, isTrue: boolean, why?: Labels): Halves {
  const answers = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] } as const;
  return halvesOf((language) => {
    const [yes, no] = answers[language];
    return { text: statement[language], correct: isTrue ? yes : no, incorrect: [isTrue ? no : yes] };
  }, why);
}
