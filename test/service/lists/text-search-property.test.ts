import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readWords } from '../../../src/contract/words.ts';
import type { Language } from '../../../src/contract/vocabulary.ts';
import { FUNCTION_WORDS, stemWord } from '../../../src/filters/word-forms.ts';
import { anApi } from '../../support/api.ts';
import { idsOf, walkPages } from '../../support/clients/walk-pages.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import { records } from '../../support/data/small-catalogue.ts';

/** Letters of the shortest word: shorter ones are parts of others. */
const SHORTEST = 4;

const engines = await ownEngines();
const api = await anApi(engines, { checkAnswers: false });

await load(engines, records);

/** The texts of all listed questions. Duplicates among those that were loaded are not listed. The bar keeps options such as 50, 100 and 200 from becoming one number. */
const { rows: listed } = await engines.pool.query<{ language: Language; all: string }>(`
  select language, concat_ws(' | ', text, correct_answer, array_to_string(incorrect_answers, ' | '), explanation) as all
  from questions where availability = 'visible' and type <> 'text_input'`);

/** Folded by the database: the same fold on both sides would hide its errors. */
const folded = (texts: string): string =>
  `translate(regexp_replace(normalize(lower(concat_ws(' ', ${texts})), NFKD), '[\\u0300-\\u036f]', '', 'g'), 'łđøı', 'ldoi')`;
const ABOUT = folded('text, correct_answer');
const OPTIONS = folded(`array_to_string(incorrect_answers, ' ')`);
const ALL = folded(`text, correct_answer, array_to_string(incorrect_answers, ' '), explanation`);

const EXPECTED = `
  select id, case when ${ABOUT} ilike '%' || $2 || '%' then 2 when ${OPTIONS} ilike '%' || $2 || '%' then 1 else 0 end as part
  from questions where availability = 'visible' and language = $1 and type <> 'text_input'
    and ${ALL} ilike '%' || $2 || '%' and ($3::text is null or ${ALL} ilike '%' || $3 || '%')`;

/** The questions with these words, each with the part that has the first word: 2 for what it is about, 1 for its options. */
async function inDatabase(language: Language, word: string, other?: string): Promise<Map<string, number>> {
  const { rows } = await engines.pool.query<{ id: string; part: number }>(EXPECTED, [
    language,
    word,
    other ?? null,
  ]);
  return new Map(rows.map(({ id, part }) => [id, part]));
}

async function bySearch(lang: Language, q: string): Promise<string[]> {
  const first = await api.list({ lang, q, quality: 'all', limit: 100, count: 'exact' });
  const ids = (await walkPages(api, first, 'next')).flatMap(idsOf);
  expect(first.meta.total).toBe(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

/**
 * Words with a meaning that are part of no other word and share their stem with none, nor with neighbours written as one
 * (`every day`): for them, containment means the same as a search. Numbers have separators in texts.
 */
function distinctiveWords(language: Language): {
  readonly words: string[];
  readonly pairs: [string, string][];
} {
  const read = listed.filter((row) => row.language === language).map((row) => readWords(row.all));
  const texts = read.map(({ words }) => words);
  const vocabulary = [...new Set(texts.flat())];
  const joined = new Set(
    read
      .flatMap(({ words, compounds }) => [
        ...compounds.map((parts) => parts.join('')),
        ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`),
      ])
      .map((word) => stemWord(word, language)),
  );
  const all = ` ${vocabulary.join(' ')} `;
  const stems = new Map<string, number>();
  for (const word of vocabulary) {
    const stem = stemWord(word, language);
    stems.set(stem, (stems.get(stem) ?? 0) + 1);
  }
  const isDistinctive = (word: string): boolean =>
    word.length >= SHORTEST &&
    !/\d/u.test(word) &&
    !joined.has(stemWord(word, language)) &&
    !FUNCTION_WORDS[language].has(word) &&
    stems.get(stemWord(word, language)) === 1 &&
    all.split(word).length === 2;
  const distinctive = new Set(vocabulary.filter(isDistinctive));
  const pairs = texts.flatMap((words): [string, string][] => {
    const [one, other] = [...new Set(words)].filter((word) => distinctive.has(word));
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  return { words: [...distinctive], pairs };
}

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const { words, pairs } = distinctiveWords(language);

  test('a search for one word finds what contains it according to the database, in the order of the parts', async () => {
    expect(words.length).toBeGreaterThan(200);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), async (word) => {
        const expected = await inDatabase(language, word);
        expect(expected.size, word).toBeGreaterThan(0);
        const found = await bySearch(language, word);
        expect(found.toSorted(), word).toEqual([...expected.keys()].sort());
        const parts = found.map((id) => expected.get(id) ?? 0);
        expect(parts, word).toEqual(parts.toSorted((a, b) => b - a));
      }),
      { numRuns: sized({ short: 30, long: 1_000 }) },
    );
  });

  test('a search for two words finds what contains both', async () => {
    expect(pairs.length).toBeGreaterThan(50);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pairs), async ([one, other]) => {
        const found = await bySearch(language, `${other.toUpperCase()}, ${one}`);
        expect(found.sort()).toEqual([...(await inDatabase(language, one, other)).keys()].sort());
      }),
      { numRuns: sized({ short: 15, long: 500 }) },
    );
  });
});
