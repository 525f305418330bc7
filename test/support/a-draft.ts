import type { Draft } from '../../indexer/sources/adapter.ts';
import { UNTOLD } from '../../indexer/sources/whole-draft.ts';

/** A draft that no rule knows anything about, in English, with an open answer. Say only what the test is about. */
export const aDraft = (wanted: Partial<Draft> = {}): Draft => ({
  ...UNTOLD,
  sourceId: 'test-1',
  language: 'en',
  text: 'Who is it?',
  correctAnswer: 'Nobody',
  incorrectAnswers: [],
  type: 'text_input',
  quality: 'standard',
  ...wanted,
});
