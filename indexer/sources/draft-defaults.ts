import type { Draft } from './adapter.ts';

/** The values of what an upstream does not provide. */
export const DRAFT_DEFAULTS = {
  acceptedAnswers: [],
  difficulty: null,
  difficultyRated: false,
  flags: [],
  category: null,
  tags: [],
  subcategories: [],
  explanation: null,
  url: null,
  modifications: [],
  extensions: {},
  answerKind: null,
  translationOf: null,
  translator: null,
} satisfies Partial<Draft>;
