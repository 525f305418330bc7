import type { components } from '../../packages/client/src/schema.ts';
import { FRAME_TEXTS } from '../../src/http/pages/frame/frame-texts.ts';
import { defineTexts, type Forms } from './language.ts';

export const QUESTIONS: Readonly<Record<'en' | 'pl', Forms>> = {
  en: { one: 'question', other: 'questions' },
  pl: { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' },
};

/** Questions in a language, by the language of the page. */
export const QUESTIONS_IN: Readonly<Record<'en' | 'pl', Readonly<Record<'en' | 'pl', Forms>>>> = {
  en: {
    en: { one: 'question in English', other: 'questions in English' },
    pl: { one: 'question in Polish', other: 'questions in Polish' },
  },
  pl: {
    en: {
      one: 'pytanie po angielsku',
      few: 'pytania po angielsku',
      many: 'pytań po angielsku',
      other: 'pytania po angielsku',
    },
    pl: {
      one: 'pytanie po polsku',
      few: 'pytania po polsku',
      many: 'pytań po polsku',
      other: 'pytania po polsku',
    },
  },
};

/** The texts of the frame around every page, and those that many pages use. */
export const SITE_TEXTS = defineTexts({
  en: {
    ...FRAME_TEXTS.en,
    loading: 'Loading …',
    copy: 'Copy',
    copied: 'Copied',
    errorTitle: 'This page cannot be shown',
    notFoundTitle: 'There is no such page',
    notFoundText: 'The address may be mistyped, or the page has moved.',
    tooManyText: 'You have sent many requests in a short time. Wait a moment, then try again.',
    unavailableText: 'The service is starting, indexing its questions or busy. Try again in a moment.',
    indexingText: (seconds: number) =>
      `The questions are being indexed. That takes about ${seconds} more seconds; then this page appears by itself.`,
    tryAgain: 'Try again',
    home: 'Home page',
    /** What the numbers of a page count, by the language of the questions. */
    counted: {
      en: 'The numbers count questions in English that a default draw can give: the best ones, with answers to choose from.',
      pl: 'The numbers count questions in Polish that a default draw can give: the best ones, with answers to choose from.',
    },
  },
  pl: {
    ...FRAME_TEXTS.pl,
    loading: 'Wczytywanie…',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    errorTitle: 'Nie można wyświetlić tej strony',
    notFoundTitle: 'Nie ma takiej strony',
    notFoundText: 'Być może w adresie jest literówka albo strona została przeniesiona.',
    tooManyText: 'W krótkim czasie wysłano zbyt wiele zapytań. Odczekaj chwilę i spróbuj ponownie.',
    unavailableText:
      'Usługa uruchamia się, indeksuje pytania lub jest przeciążona. Spróbuj ponownie za chwilę.',
    indexingText: (seconds: number) =>
      `Pytania są właśnie indeksowane. Potrwa to jeszcze około ${seconds} s, a potem strona pojawi się sama.`,
    tryAgain: 'Spróbuj ponownie',
    home: 'Strona główna',
    counted: {
      en: 'Liczby obejmują pytania po angielsku, które może dać domyślne losowanie: najlepsze, z odpowiedziami do wyboru.',
      pl: 'Liczby obejmują pytania po polsku, które może dać domyślne losowanie: najlepsze, z odpowiedziami do wyboru.',
    },
  },
});

const UPSTREAMS = {
  arc: 'AI2 Reasoning Challenge',
  creak: 'CREAK',
  entityq: 'EntityQuestions',
  'kqa-pro': 'KQA Pro',
  mintaka: 'Mintaka',
  mkqa: 'MKQA',
  'nq-open': 'Natural Questions Open',
  opentdb: 'Open Trivia Database',
  opentriviaqa: 'OpenTriviaQA',
  qasc: 'QASC',
  webq: 'WebQuestions',
} satisfies Readonly<Record<Exclude<components['schemas']['Source'], 'svc'>, string>>;

/** The names of the sources of questions. */
export const SOURCE_NAMES = defineTexts<Readonly<Record<string, string>>>({
  en: { ...UPSTREAMS, svc: 'Our own questions' },
  pl: { ...UPSTREAMS, svc: 'Nasze własne pytania' },
});
