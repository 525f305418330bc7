import type { Pool } from 'pg';

import { splitWords } from '../../src/contract/words.ts';
import { FUNCTION_WORDS } from '../../src/filters/word-forms.ts';

/** Questions with the default filters, whose words are counted. Their order is random, but the same in every run. */
const TEXTS = `
  select text from questions
  where availability = 'visible' and not is_stale and language = 'en' and quality = 'high' and type in ('multiple', 'boolean')
  order by md5(id::text) limit 50000`;

/** Letters of the shortest word that is searched. */
const SHORTEST = 3;

/**
 * Chooses words of the texts: the most frequent ones, the most frequent pairs that follow each other, and words that are
 * just frequent enough, such as names.
 *
 * @param most - searches of each kind
 * @param matches - questions that each of them matches at least
 */
export async function frequentWords(pool: Pool, most: number, matches: number) {
  const { rows } = await pool.query<{ text: string }>(TEXTS);
  const [single, double] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, found: ReadonlySet<string>): void => {
    for (const text of found) counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  const isSearched = (word: string | undefined): word is string =>
    word !== undefined && word.length >= SHORTEST && !FUNCTION_WORDS.en.has(word);
  for (const { text } of rows) {
    const words = splitWords(text);
    add(single, new Set(words.filter(isSearched)));
    const pairs = words
      .map((word, index) => [word, words[index + 1]])
      .filter((pair) => pair.every(isSearched));
    add(double, new Set(pairs.map((pair) => pair.join(' '))));
  }
  const descending = (counts: ReadonlyMap<string, number>): string[] =>
    [...counts]
      .filter(([, count]) => count >= matches)
      .sort(([, one], [, other]) => other - one)
      .map(([text]) => text);
  return {
    frequent: descending(single).slice(0, most),
    pairs: descending(double).slice(0, most),
    rare: descending(single).slice(-most),
  };
}
