import { describe, expect, test } from 'vitest';

import { restoreNames } from '../../../../indexer/quality/restore-names.ts';
import { knowledgeOf } from './some-knowledge.ts';

const knowledge = knowledgeOf(
  'When did Anna Trikit paint The Lantern of Gloombourg?',
  'How far is it from Gloombourg to Mockton by the river?',
  'Did Anna Trikit or Zoë Stubbé win the prize of the NMKF?',
  'How tall is Zoë Stubbé, who was born in Mockton?',
  'Which may flower in May, and what may not?',
  'Is the NMKF older than Gloombourg?',
);

describe('names that the catalogue knows', () => {
  test.each([
    ['Who painted the lantern of gloombourg?', 'Who painted The Lantern of Gloombourg?'],
    ['Where was anna trikit born?', 'Where was Anna Trikit born?'],
    ["What was anna trikit's first book?", "What was Anna Trikit's first book?"],
    ['Who founded the nmkf in mockton?', 'Who founded the NMKF in Mockton?'],
  ])('%s gets its capitals', (text, restored) => {
    expect(restoreNames(knowledge, text)).toBe(restored);
  });

  test('a name gets its diacritics', () => {
    expect(restoreNames(knowledge, 'Who is zoe stubbe?')).toBe('Who is Zoë Stubbé?');
  });

  test('a person of a much-read article gets capitals when the second name is a common word', () => {
    const known = knowledgeOf('Is John a name, and is this John, too?', 'Was he hurt when John left?');
    expect(restoreNames(known, 'Who played john hurt?')).toBe('Who played John Hurt?');
  });

  test.each([
    ['Who played in ant-man and the wasp?', 'Who played in Ant-Man and the Wasp?'],
    ["Who directed but i'm a cheerleader?", "Who directed But I'm a Cheerleader?"],
    ['Who elected andrés manuel lópez obrador?', 'Who elected Andrés Manuel López Obrador?'],
  ])('only the case of a much-read title changes: %s', (text, restored) => {
    expect(restoreNames(knowledge, text)).toBe(restored);
  });

  test('a name without a sign of the text is another name', () => {
    const known = knowledgeOf('Did the RBX win?', 'How old is the RBX?');
    expect(restoreNames(known, 'Who played rbx in 1900?')).toBe('Who played RBX in 1900?');
    expect(restoreNames(known, 'Who played r&bx in 1900?')).toBe('Who played r&bx in 1900?');
  });

  test('the country and the pronoun are distinguished', () => {
    expect(restoreNames(knowledge, 'When did the us senate tell us?')).toBe(
      'When did the US senate tell us?',
    );
  });

  test('restoring twice changes nothing more', () => {
    const once = restoreNames(knowledge, 'Where was zoe stubbe of mockton born?');
    expect(restoreNames(knowledge, once)).toBe(once);
  });
});

describe('what stays', () => {
  test('words that a name has in brackets', () => {
    const known = knowledgeOf('Did Trikit hear Trikit?');
    for (const source of ['svc', 'opentdb', 'mintaka'] as const)
      known.names.add({ source, text: 'Which one?', answers: ['Trikit (Gloom Lantern)'] });
    expect(restoreNames(known, 'Who sang on trikit gloom lantern?')).toBe(
      'Who sang on Trikit gloom lantern?',
    );
  });

  test('a word that the question asks for, though it is a name elsewhere', () => {
    const known = knowledgeOf(
      'How wide is the Mock Channel?',
      'Who swam the Channel?',
      'Is the Channel deep?',
    );
    expect(restoreNames(known, 'Who swam the channel?')).toBe('Who swam the Channel?');
    expect(restoreNames(known, 'What channel is it on?')).toBe('What channel is it on?');
  });

  test.each([
    'What may flower in may?',
    'Who won the prize by the river?',
    'Who played in the unknown tale of wibble?',
    'Who Painted gLOOM in 1900?',
  ])('%s', (text) => {
    expect(restoreNames(knowledge, text)).toBe(text);
  });
});
