import { describe, expect, test } from 'vitest';

import { CleanText, optionKey } from '../../src/contract/text.ts';
import { ownEngines } from '../support/engines.ts';

/* The rules of a record exist twice: in the contract, and as database constraints for other writers. */
const { pool } = await ownEngines();

async function judge(expression: string, value: unknown): Promise<boolean> {
  const { rows } = await pool.query<{ verdict: boolean }>(`select ${expression} as verdict`, [value]);
  if (rows[0] === undefined) throw new Error('no verdict');
  return rows[0].verdict;
}

const TEXTS = [
  ...['Łódź', 'a\nb', 'a & b', 'AT&T', 'a;b&c d;', '&;', '3 < 5', 'x'.repeat(2_000)],
  ...['', ' a', 'a ', '\na', 'a\n', 'a\u00a0', 'a\tb', 'a\u0085b', 'a\u007fb', 'a\ufffd', 'e\u0301'],
  ...['&amp;', 'x &LT; y', '&#39;', '&#x1f;', '&#X1F;', 'a &nbsp;b'],
];
const KEYS = ['a', 'A', 'a  b', 'A b', 'a\u00a0b', 'ł', 'Ł', 'b', ' b', 'İ', 'ß'];

describe('the database constraints', () => {
  test.each(TEXTS)('treat %j like the contract', async (text) => {
    const verdict = CleanText.safeParse(text).success;
    expect(await judge('is_clean_text($1)', text)).toBe(verdict);
    expect(await judge('are_clean_texts($1)', ['sound', text, 'sound'])).toBe(verdict);
  });

  test('accept an empty list of texts', async () => {
    expect(await judge('are_clean_texts($1)', [])).toBe(true);
  });

  test('compare two options like the contract', async () => {
    for (const one of KEYS)
      for (const other of KEYS) {
        const differ = optionKey(one) !== optionKey(other);
        expect(await judge('options_are_distinct($1, array[$1 || $1])', one)).toBe(true);
        expect(await judge(`options_are_distinct('correct', $1)`, [one, 'between', other])).toBe(differ);
        expect(
          await judge(`options_are_distinct(($1::text[])[1], array[($1::text[])[2]])`, [one, other]),
        ).toBe(differ);
      }
  });

  test('refuse lists with repeated or missing items', async () => {
    for (const set of [[], ['a'], ['a', 'b', 'A', 'aa']]) expect(await judge('is_set($1)', set)).toBe(true);
    for (const list of [['a', 'a'], ['a', 'b', 'c', 'a'], [null], ['a', null], [['a'], ['b']]])
      expect(await judge('is_set($1)', list)).toBe(false);
    expect(await judge(`options_are_distinct('a', $1)`, ['b', null])).toBe(false);
    expect(await judge(`options_are_distinct('a', $1)`, [])).toBe(true);
  });
});
