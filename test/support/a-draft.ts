import type { Draft } from '../../indexer/sources/adapter.ts';
import { DRAFT_DEFAULTS } from '../../indexer/sources/whole-draft.ts';

/** A draft that no rule knows anything about, in English, with an open answer. Say only what the test is about. */
export const aDraft = (wanted: Partial<Draft> = {}): Draft => ({
  ...DRAFT_DEFAULTS,
  sourceId: 'test-1',
  language: 'en',
  text: 'Who is it?',
  correctAnswer: 'Nobody',
  incorrectAnswers: [],
  type: 'text_input',
  quality: 'standard',
  ...wanted,
});
