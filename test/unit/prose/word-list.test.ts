import { describe, expect, test } from 'vitest';

import { compileWordList, readWordList } from '../../../prose/word-list.ts';

const ROOM = { avoid: ['rooms?'], use: 'module', unless: ['chat rooms?'] };
const RESUME = { avoid: ['(goes|went) on', 'go on'], use: 'resume' };

describe('a compiled word list', () => {
  const find = compileWordList([ROOM, RESUME]);

  test('finds words and phrases in any letter case, with what to use instead', () => {
    expect(find('Rooms are small. It went on.')).toEqual([
      { start: 0, text: 'Rooms', use: 'module' },
      { start: 20, text: 'went on', use: 'resume' },
    ]);
  });

  test('finds a phrase across the end of a line', () => {
    expect(find('it goes\n     on')).toEqual([{ start: 3, text: 'goes\n     on', use: 'resume' }]);
  });

  test.each([
    'roomy',
    'mushroom',
    'room-service',
    'ball-room',
    'src/room/first.ts',
    'room.ts',
    'to go one by one',
  ])('does not find a part of %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  test('leaves an exception alone, and only that', () => {
    expect(find('A chat room beside a room.').map(({ start }) => start)).toEqual([21]);
  });
});

describe('our word list', () => {
  const entries = readWordList();

  test('lists no pattern twice', () => {
    const patterns = entries.flatMap(({ avoid }) => avoid);
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  test('does not recommend what it avoids', () => {
    const find = compileWordList(entries);
    const clean = entries.filter(({ use }) => find(use.replaceAll(/[,;]/g, '.')).length === 0);
    expect(clean).toEqual(entries);
  });
});
