import { describe, expect, test } from 'vitest';

import { restoreApostrophes } from '../../../../indexer/quality/restore-apostrophes.ts';
import { knowledgeOf } from './some-knowledge.ts';

const knowledge = knowledgeOf(
  'Where did Trikit live, and when did Trikit die?',
  'Was it Trikit who met Brook Stubs in Stubs Hill?',
  'Why does Stub matter, and is Stub old?',
  'Where did Han live, and who was Han?',
);

describe('lost apostrophes', () => {
  test.each([
    ['Im a made-up man, and I dont mind.', "I'm a made-up man, and I don't mind."],
    ['Which song begins: Ill be there?', "Which song begins: I'll be there?"],
    ['Its a trap, said who?', "It's a trap, said who?"],
    ['Lets go where?', "Let's go where?"],
    ['What is the worlds largest mock?', "What is the world's largest mock?"],
    ['This singers real name is Mock.', "This singer's real name is Mock."],
    ['Who were the mens champions?', "Who were the men's champions?"],
    ['Who is Scarlett OHara?', "Who is Scarlett O'Hara?"],
    ['What was Trikits first novel?', "What was Trikit's first novel?"],
  ])('%s', (text, restored) => {
    expect(restoreApostrophes(knowledge, text)).toBe(restored);
    expect(restoreApostrophes(knowledge, restored)).toBe(restored);
  });
});

describe('what could be right stays', () => {
  test.each([
    'The mock ate its food, and they were ill.',
    'Id and ego are whose words?',
    'Were the Trikits in town?',
    'Which Trikits were in town?',
    'What was Unknowns first novel?',
    'Where did Brook Stubs live?',
    'Which animal lets go?',
    'What did Hans Mock write?',
    'Don’t and can’t have which sign?',
  ])('%s', (text) => {
    expect(restoreApostrophes(knowledge, text)).toBe(text);
  });
});
