import type { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { foldText } from '../../src/contract/words.ts';
import { normalize } from '../sources/text.ts';
import { LEXICON, stemWord } from './lexicon.ts';
import { contentWords, tokenize, type ContentWords, type WordClass } from './words.ts';

/** The parts of a question that decide whether it is a duplicate. */
export interface FingerprintInput {
  readonly language: Language;
  readonly type: QuestionType;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly acceptedAnswers: readonly string[];
}

/** A question in the form in which it is compared. */
export interface Fingerprint extends ContentWords {
  readonly language: Language;
  /** Whether the answer only says that the text is true or false. */
  readonly isClaim: boolean;
  /** Keys of all right answers; the first is the one that is shown. */
  readonly answers: readonly string[];
  /** Keys of the wrong answers, for a question that is ambiguous without them; null for all others. */
  readonly options: ReadonlySet<string> | null;
  /** Whether the order of the words matters. */
  readonly isOrdered: boolean;
}

/** Words and phrases that refer to the options. */
const REFERS_TO_OPTIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:these|following|below|listed|options|choices|odd one out|except)\b|\b(?:which|what|who|one) (?:one )?(?:of|among|amongst) the\b/u,
  pl: /\b(?:ponizsz|wymienion|nastepujac|podan)[a-z]*\b|\bz (?:tych|nich)\b|\boprocz\b/u,
};
/** Words that compare two things: in the other order the question is a different one. */
const COMPARES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:than|before|after|versus|vs)\b/u,
  pl: /\b(?:niz|przed|zanim)\b/u,
};
/** Numbers are right for many questions, so that a common one says little. */
const NUMBER = /^[\d .,%$€£+/-]+$/u;

/**
 * Computes what is needed to compare a question with others. Equal questions always have equal fingerprints: keys made
 * from them are stored.
 */
export function fingerprint(question: FingerprintInput): Fingerprint {
  const { language, type, text, correctAnswer } = question;
  const truth = type === 'boolean' ? truthValueOf(correctAnswer) : undefined;
  const isClaim = truth !== undefined;
  const answers = isClaim ? [`= ${truth}`] : answersOf(question);
  const tokens = tokenize(text, language);
  const content = contentWords(tokens, language);
  const folded = tokens.map(({ word }) => word.folded).join(' ');
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

/** If the answer says little, every word of the question counts. */
function stricter(words: ContentWords['words'], isClaim: boolean): Map<string, WordClass> {
  const strict = new Map<string, WordClass>();
  for (const [word, kind] of words) strict.set(word, isClaim ? 'fixed' : kind === 'light' ? 'plain' : kind);
  return strict;
}

function optionsOf(
  { language, incorrectAnswers }: FingerprintInput,
  folded: string,
  words: ContentWords['words'],
) {
  const isVague = words.values().every((kind) => kind === 'light');
  if (!isVague && !REFERS_TO_OPTIONS[language].test(folded)) return null;
  return new Set(incorrectAnswers.map((answer) => answerKey(answer, language)));
}

/** The keys of all right answers, without repetitions. */
function answersOf({ language, correctAnswer, acceptedAnswers }: FingerprintInput): string[] {
  const shown = answerKey(correctAnswer, language);
  if (acceptedAnswers.length === 0) return [shown];
  return [...new Set([shown, ...acceptedAnswers.map((answer) => answerKey(answer, language))])];
}

const YES = new Set(['yes', 'true', 'tak', 'prawda']);
const NO = new Set(['no', 'false', 'nie', 'falsz']);

/** The truth value of an answer in either language; undefined for other answers. */
function truthValueOf(answer: string): 'yes' | 'no' | undefined {
  const folded = foldText(normalize(answer));
  if (YES.has(folded)) return 'yes';
  return NO.has(folded) ? 'no' : undefined;
}

const ARTICLE = /^(?:the|an?) (?=.)/u;
const HAS_DIGIT = /\d/u;
const BETWEEN_THOUSANDS = /(?<=\d) (?=\d{3}\b)/gu;

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|styczni|lut|marc|kwietni|maj|czerw|lip|sierpni|wrzesni|pazdziernik|listopad|grudni)/u;

/**
 * Equal for answers that differ only in case, punctuation, diacritics, articles, plurals or the spelling of numbers.
 */
function answerKey(answer: string, language: Language): string {
  const folded = foldText(normalize(answer));
  const hasDigit = HAS_DIGIT.test(folded);
  const joined = hasDigit ? folded.replaceAll(BETWEEN_THOUSANDS, '') : folded;
  const bare = language === 'en' ? joined.replace(ARTICLE, '') : joined;
  const { numbers } = LEXICON[language];
  const words = bare.split(' ').map((word) => String(numbers.get(word) ?? stemWord(word, language)));
  // Dates are written in two orders: `May 3` and `3 May`.
  if (hasDigit && MONTH.test(bare)) words.sort();
  return words.join(' ');
}
