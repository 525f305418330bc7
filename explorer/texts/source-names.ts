import { defineTexts } from './define-texts.ts';

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
};

/** The names of the sources of questions. */
export const SOURCE_NAMES = defineTexts<Readonly<Record<string, string>>>({
  en: { ...UPSTREAMS, svc: 'Our own questions' },
  pl: { ...UPSTREAMS, svc: 'Nasze własne pytania' },
});
