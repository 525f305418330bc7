import { splitWords } from '../../contract/split-words.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { stemWord } from './stem-word.ts';

/** The words of a question in the form in which they are indexed: separated by spaces. */
export interface QuestionWords {
  /** Stems of the text, and of the correct answer. */
  readonly about: readonly string[];
  /** The same words as they are written. */
  readonly exact: string;
  /** Stems of the incorrect answers, each apart so that no phrase spans two. */
  readonly options: readonly string[];
  /** Stems of the explanation. */
  readonly explanation: string;
}

interface Texts {
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly explanation: string | null;
}

/** The words by which a question is found. They are prepared here because engines differ in the languages they know. */
export function questionWords(question: Texts): QuestionWords {
  const { language } = question;
  const stems = (words: readonly string[]): string => words.map((word) => stemWord(word, language)).join(' ');
  const about = [question.text, question.correctAnswer].map(splitWords);
  return {
    about: about.map(stems),
    exact: [...new Set(about.flat())].join(' '),
    options: question.incorrectAnswers.map((answer) => stems(splitWords(answer))),
    explanation: question.explanation === null ? '' : stems(splitWords(question.explanation)),
  };
}
