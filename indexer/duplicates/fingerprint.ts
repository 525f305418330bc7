import type { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { answerKey, truthOf } from './answer-key.ts';
import { contentWords, type ContentWords } from './content-words.ts';
import { readWords } from './tokenize.ts';
import type { WordClass } from './word-class.ts';

/** What of a question decides whether it is a duplicate. */
export interface ComparedQuestion {
  readonly language: Language;
  readonly type: QuestionType;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly acceptedAnswers: readonly string[];
}

/** A question as it is compared. */
export interface Fingerprint extends ContentWords {
  readonly language: Language;
  /** Whether the answer says no more than that the text is true or false. */
  readonly isClaim: boolean;
  /** Keys of all right answers, the one that is shown first. */
  readonly answers: readonly string[];
  /** Keys of the wrong answers of a question that cannot be told apart without them; null for all others. */
  readonly options: ReadonlySet<string> | null;
  /** Whether the order of the words matters. */
  readonly isOrdered: boolean;
}

/** Words and phrases that point at the options. */
const POINTS_AT_OPTIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:these|following|below|listed|options|choices|odd one out|except)\b|\b(?:which|what|who|one) (?:one )?(?:of|among|amongst) the\b/u,
  pl: /\b(?:ponizsz|wymienion|nastepujac|podan)[a-z]*\b|\bz (?:tych|nich)\b|\boprocz\b/u,
};
/** Words that set one thing against another: turned round, the question asks something else. */
const COMPARES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:than|before|after|versus|vs)\b/u,
  pl: /\b(?:niz|przed|zanim)\b/u,
};
/** Answers that are right for many questions and therefore say little. */
const NUMBER = /^[\d .,%$€£+/-]+$/u;

function optionsOf(
  { language, incorrectAnswers }: ComparedQuestion,
  folded: string,
  words: ContentWords['words'],
) {
  const isVague = words.values().every((kind) => kind === 'light');
  if (!isVague && !POINTS_AT_OPTIONS[language].test(folded)) return null;
  return new Set(incorrectAnswers.map((answer) => answerKey(answer, language)));
}

/** Where the answer says little, every word of the question counts. */
function stricter(words: ContentWords['words'], isClaim: boolean): Map<string, WordClass> {
  const strict = new Map<string, WordClass>();
  for (const [word, kind] of words) strict.set(word, isClaim ? 'fixed' : kind === 'light' ? 'plain' : kind);
  return strict;
}

/** The keys of all right answers, each once. */
function answersOf({ language, correctAnswer, acceptedAnswers }: ComparedQuestion): string[] {
  const shown = answerKey(correctAnswer, language);
  if (acceptedAnswers.length === 0) return [shown];
  return [...new Set([shown, ...acceptedAnswers.map((answer) => answerKey(answer, language))])];
}

/** All that is needed to compare a question with others. Pure, and the same for equal questions for ever. */
export function fingerprint(question: ComparedQuestion): Fingerprint {
  const { language, type, text, correctAnswer } = question;
  const truth = type === 'boolean' ? truthOf(correctAnswer) : undefined;
  const isClaim = truth !== undefined;
  const answers = isClaim ? [`= ${truth}`] : answersOf(question);
  const read = readWords(text, language);
  const content = contentWords(read, language);
  const folded = read.map(({ known }) => known.word).join(' ');
  return {
    ...content,
    words: isClaim || NUMBER.test(answers[0] ?? '') ? stricter(content.words, isClaim) : content.words,
    language,
    isClaim,
    answers,
    options: isClaim ? null : optionsOf(question, folded, content.words),
    isOrdered: isClaim || COMPARES[language].test(folded),
  };
}
