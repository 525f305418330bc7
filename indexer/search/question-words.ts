import { readWords, type Words } from '../../src/contract/words.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { FUNCTION_WORDS, sizeOf, stemWord } from '../../src/filters/word-forms.ts';

/**
 * The words of a question in the form in which they are indexed: separated by spaces, each text apart so that no phrase
 * spans two. The last value of a list has the joined words of all its texts.
 */
export interface QuestionWords {
  /** Stems of the text, and of the correct answer. */
  readonly about: readonly string[];
  /** The same words as they are written. */
  readonly exact: string;
  /** Stems of the incorrect answers. */
  readonly options: readonly string[];
  /** Stems of the explanation. */
  readonly explanation: readonly string[];
  /** How many words the text has, each stem once, function words aside. */
  readonly size: number;
}

interface Texts {
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly explanation: string | null;
}

/** The compounds of a text as others write them, in one word: `email`. */
const joinedCompounds = ({ compounds }: Words): string[] => compounds.map((parts) => parts.join(''));

/** The same with neighbouring words: `starwars`. Function words are not part of names. */
function joinedWords(text: Words, language: Language): string[] {
  const isMeaningful = (word: string): boolean => !FUNCTION_WORDS[language].has(word);
  const pairs = text.words.slice(1).flatMap((word, index) => {
    const before = text.words[index] ?? '';
    return isMeaningful(before) && isMeaningful(word) ? [before + word] : [];
  });
  return [...joinedCompounds(text), ...pairs];
}

/** The words by which a question is found. They are prepared here because engines differ in the languages they know. */
export function questionWords(question: Texts): QuestionWords {
  const { language } = question;
  const stems = (words: readonly string[]): string => words.map((word) => stemWord(word, language)).join(' ');
  const withJoined = (values: readonly string[], joined: readonly string[]): string[] =>
    joined.length === 0 ? [...values] : [...values, stems([...new Set(joined)])];
  const about = [question.text, question.correctAnswer].map(readWords);
  const options = question.incorrectAnswers.map(readWords);
  const explanation = readWords(question.explanation ?? '');
  const [text] = about;
  return {
    about: withJoined(
      about.map(({ words }) => stems(words)),
      about.flatMap((words) => joinedWords(words, language)),
    ),
    exact: [...new Set(about.flatMap(({ words }) => words))].join(' '),
    options: withJoined(
      options.map(({ words }) => stems(words)),
      options.flatMap((words) => joinedWords(words, language)),
    ),
    // Neighbours are not joined here: they would be the largest part of the index, for the least important words.
    explanation:
      explanation.words.length === 0
        ? []
        : withJoined([stems(explanation.words)], joinedCompounds(explanation)),
    size: sizeOf(text?.words ?? [], language),
  };
}
