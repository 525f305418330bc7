import type { Draft } from '../../indexer/sources/draft.ts';
import { DRAFT_DEFAULTS } from '../../indexer/sources/draft.ts';

/** An English draft with an open answer that no rule matches. Set only what the test is about. */
export const aDraft = (fields: Partial<Draft> = {}): Draft => ({
  ...DRAFT_DEFAULTS,
  sourceId: 'test-1',
  language: 'en',
  text: 'Who is it?',
  correctAnswer: 'Nobody',
  incorrectAnswers: [],
  type: 'text_input',
  quality: 'standard',
  ...fields,
});
