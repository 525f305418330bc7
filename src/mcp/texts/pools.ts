import type { Language } from '../../contract/vocabulary.ts';

interface PoolTexts {
  /** Names of the wider filters within a sentence. */
  readonly standard: string;
  readonly all: string;
  readonly open: string;
  /** Why a plan uses them, and what to consider. */
  readonly why: Readonly<Record<'standard' | 'all' | 'open', string>>;
}

/** What prompts say when the default filters match too few questions. */
export const POOL_TEXTS: Readonly<Record<Language, PoolTexts>> = {
  en: {
    standard: 'quality standard',
    all: 'quality all',
    open: 'open questions',
    why: {
      standard:
        'Too few questions of quality high match, so "quality": "standard" adds niche ones. Say so before you start.',
      all: 'Too few reviewed questions match, so "quality": "all" adds ones that are flagged for review. Say so before you start, and skip a question that looks wrong.',
      open: 'Too few questions with options match, so "type": "text_input" fetches open questions. Say so before you start. They have no wrong answers to show: ask for the answer in words, and accept every one that means the same.',
    },
  },
  pl: {
    standard: 'jakość standard',
    all: 'jakość all',
    open: 'pytania otwarte',
    why: {
      standard:
        'Pytań o jakości high jest za mało, dlatego "quality": "standard" dodaje bardziej niszowe. Powiedz o tym na początku.',
      all: 'Sprawdzonych pytań jest za mało, dlatego "quality": "all" dodaje oznaczone do sprawdzenia. Powiedz o tym na początku i pomiń pytanie, które wygląda na błędne.',
      open: 'Pytań z odpowiedziami do wyboru jest za mało, dlatego "type": "text_input" pobiera pytania otwarte. Powiedz o tym na początku. Nie mają błędnych odpowiedzi do pokazania: poproś o odpowiedź własnymi słowami i uznaj każdą o tym samym znaczeniu.',
    },
  },
};
