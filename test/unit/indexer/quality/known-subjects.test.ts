import { expect, test } from 'vitest';

import { hasHiddenTitle } from '../../../../indexer/quality/knowledge.ts';
import { knowledgeOf } from './some-knowledge.ts';

const knowledge = knowledgeOf('Who played with John Hurt in the film?');

test.each([
  ['a name that the catalogue knows', 'Who played john hurt in the film?', true],
  [
    'two words of a much-read title that the catalogue does not know as a name',
    'Who sang about brad pitt?',
    false,
  ],
  ['a longer title that many people read', 'Who directed planet of the apes?', true],
  ['a name with capitals', 'Who played John Hurt in the film?', false],
])('small letters may hide a title: %s', (_case, text, expected) => {
  expect(hasHiddenTitle(knowledge, text)).toBe(expected);
});
