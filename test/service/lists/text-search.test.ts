import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LONGEST_TEXT_SEARCH, MOST_SEARCHED_WORDS } from '../../../src/contract/limits.ts';
import { rebuild } from '../../../indexer/follow/rebuild.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type ListResponse, type Query } from '../../support/api.ts';
import { cursorOf, idsOf, thereAndBack, walkPages } from '../../support/clients/walk-pages.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);

const walk = async (query: Query, between?: () => Promise<unknown>): Promise<ListResponse[]> =>
  walkPages(api, await api.list(query), 'next', between);

const edit = async (ids: readonly string[], set: string): Promise<void> => {
  await engines.pool.query(`update questions set ${set} where id = any($1)`, [ids]);
  await makeSearchable(engines);
};

describe('GET /questions?q, 200', () => {
  test('finds words in text, answer, options and explanation, the closest matches first', async () => {
    const [explained = '', offered = '', inflected = '', exact = '', phrase = '', answered = ''] = await load(
      engines,
      [
        aQuestion({ explanation: 'Quokkas are wombles of the north.' }),
        aQuestion({ incorrectAnswers: ['The quokka womble', 'Madrid', 'Lisbon'] }),
        aQuestion({ text: 'What do wombles eat, when quokkas sleep?' }),
        aQuestion({ text: 'Does a womble like a quokka?' }),
        aQuestion({ text: 'Where does the quokka womble live?' }),
        aQuestion({ text: 'Which is it?', correctAnswer: 'A quokka womble' }),
      ],
    );
    await load(engines, [aQuestion({ text: 'Where does the quokka live?' })]);
    const page = await api.list({ q: 'quokka womble', count: 'exact' });
    expect(idsOf(page)).toEqual([answered, phrase, exact, inflected, offered, explained]);
    expect(page.meta.total).toBe(6);
  });

  test('of equally close matches the newest is first', async () => {
    const ids = await load(engines, questions(5, { explanation: 'A tarsier.' }));
    expect(idsOf(await api.list({ q: 'tarsiers' }))).toEqual(ids.reverse());
  });

  test('finds inflected forms, in any letter case, with and without diacritics', async () => {
    const [river = ''] = await load(engines, [
      aQuestion({ language: 'pl', text: 'Nad jaką rzeką leży miasto Ćmielów?' }),
    ]);
    for (const q of ['rzeka ćmielów', 'RZECE', 'rzek cmielowie', 'w mieście Cmielow'])
      expect(idsOf(await api.list({ q, lang: 'pl' })), q).toEqual([river]);
    const [city = ''] = await load(engines, [aQuestion({ text: 'Which cities border Zyzzyland?' })]);
    for (const q of ['city bordering zyzzyland', 'Zyzzyland’s cities'])
      expect(idsOf(await api.list({ q })), q).toEqual([city]);
  });

  test('finds compounds and names as one word or as several', async () => {
    const [mail = '', wars = '', tube = '', band = ''] = await load(engines, [
      aQuestion({ text: 'Who sent the first e-mail?' }),
      aQuestion({ text: 'Which film?', incorrectAnswers: ['Star Wars', 'Alien', 'Jaws'] }),
      aQuestion({ text: 'When did YouTube begin?' }),
      aQuestion({ text: 'Who sang it?', correctAnswer: 'R.E.M.' }),
    ]);
    for (const [q, id] of [
      ['email', mail],
      ['E-mails', mail],
      ['"e-mail"', mail],
      ['mail', mail],
      ['starwars', wars],
      ['star-wars', wars],
      ['you tube', tube],
      ['rem', band],
      ['r.e.m.', band],
    ] as const)
      expect(idsOf(await api.list({ q })), q).toEqual([id]);
  });

  test('finds numbers with any separators', async () => {
    const [long = '', short = '', decimal = ''] = await load(engines, [
      aQuestion({ text: 'Who ran 10,000 m?' }),
      aQuestion({ text: 'Who ran 10000 m twice?' }),
      aQuestion({ text: 'Is pi 3.14 or not?' }),
    ]);
    for (const q of ['10000', '10,000', '10 000', '10.000', '10\u00a0000 m'])
      expect(idsOf(await api.list({ q })).sort(), q).toEqual([long, short].sort());
    expect(idsOf(await api.list({ q: '3,14' }))).toEqual([decimal]);
    for (const q of ['000', '14']) expect(idsOf(await api.list({ q })), q).toEqual([]);
  });

  test('has the question about nothing else first', async () => {
    const [subject = '', other = ''] = await load(engines, [
      aQuestion({ text: 'What is the capital of Wombatia?' }),
      aQuestion({ text: 'Which town is known as the winter capital of Wombatia?' }),
    ]);
    for (const q of ['capital of wombatia', 'What is the capital of Wombatia?', 'wombatia capital'])
      expect(idsOf(await api.list({ q })), q).toEqual([subject, other]);
  });

  test('says that a text has no letters or digits', async () => {
    for (const q of ['?', '☃ …', '"-"']) {
      const warnings = [{ code: 'no_words', parameter: 'q', value: q, suggestion: null }];
      expect((await api.list({ q })).meta.warnings, q).toMatchObject(warnings);
      expect((await api.draw({ q })).meta.warnings, q).toMatchObject(warnings);
      expect((await api.facets({ q })).meta.warnings, q).toMatchObject(warnings);
    }
    expect((await api.list({ q: 'π' })).meta.warnings).toBeUndefined();
  });

  test('counts the matches of the standard tier if those of the default are few', async () => {
    const [best] = await load(engines, [
      aQuestion({ text: 'Which dingo is best?' }),
      ...questions(2, { explanation: 'A dingo.', quality: 'standard' }),
    ]);
    const message = '2 more questions match with quality=standard.';
    const hint = { code: 'more_in_standard', parameter: 'quality', suggestion: 'standard', message };
    const found = await api.list({ q: 'dingo' });
    expect(idsOf(found)).toEqual([best]);
    expect(found.meta.warnings).toMatchObject([hint]);
    expect((await api.draw({ q: 'dingo', amount: 50 })).meta.warnings).toMatchObject([hint]);
    expect((await api.list({ q: 'dingo', limit: 1 })).meta.warnings).toBeUndefined();
    const wider = await api.list({ q: 'dingo', quality: 'standard' });
    expect(wider.data).toHaveLength(3);
    expect(wider.meta.warnings).toBeUndefined();
  });

  test('requires quoted words in their order', async () => {
    const [inOrder = '', reversed = ''] = await load(engines, [
      aQuestion({ text: 'Who ate the blue numbat?' }),
      aQuestion({ text: 'Is a numbat ever blue?' }),
    ]);
    expect(idsOf(await api.list({ q: '"blue numbats"' }))).toEqual([inOrder]);
    expect(idsOf(await api.list({ q: 'blue numbat' })).sort()).toEqual([inOrder, reversed].sort());
    const [pair = ''] = await load(engines, [
      aQuestion({ incorrectAnswers: ['Red kowari', 'Old potoroo', 'Owl'] }),
    ]);
    expect(idsOf(await api.list({ q: '"old potoroo"' }))).toEqual([pair]);
    expect(idsOf(await api.list({ q: '"kowari old"' })), 'across two options').toEqual([]);
  });

  test('has the order of updated_since with that parameter', async () => {
    const ids = await load(engines, [
      aQuestion({ explanation: 'The dunnart.' }),
      aQuestion({ text: 'What is a dunnart?' }),
      aQuestion({ explanation: 'The dunnart again.' }),
    ]);
    expect(idsOf(await api.list({ q: 'dunnart', updated_since: '2020-01-01' }))).toEqual(ids);
  });

  test('follows the text of a question', async () => {
    const [id = ''] = await load(engines, [aQuestion({ text: 'Who saw the cuscus?' })]);
    await edit([id], `text = 'Who saw the kakapo?'`);
    expect(idsOf(await api.list({ q: 'cuscus' }))).toEqual([]);
    expect(idsOf(await api.list({ q: 'kakapo' }))).toEqual([id]);
    await edit([id], `availability = 'hidden'`);
    expect(idsOf(await api.list({ q: 'kakapo' }))).toEqual([]);
  });

  test('reads signs of query languages as spaces', async () => {
    const [id = ''] = await load(engines, [aQuestion({ text: 'What is an echidna?' })]);
    for (const q of ['echidna*', '+echidna', '-echidna', 'echidna~'])
      expect(idsOf(await api.list({ q })), q).toEqual([id]);
    for (const q of ['words.about:', '*', '{"match_all":{}}'])
      expect(idsOf(await api.list({ q })), q).toEqual([]);
  });
});

describe('a walk through matches', () => {
  const PAGE = 7;

  test('returns each match once, while questions are edited and the index is rebuilt', async () => {
    const ids = await load(engines, [
      ...questions(20, { explanation: 'A narwhal.' }),
      ...questions(20, { incorrectAnswers: ['Narwhal', 'Owl'] }),
      ...Array.from({ length: 20 }, (_, index) =>
        aQuestion({ text: `Where do narwhals swim ${index}?`, correctAnswer: 'North' }),
      ),
      ...Array.from({ length: 20 }, (_, index) => aQuestion({ text: `What is a narwhal ${index}?` })),
    ]);
    const query = { q: 'narwhal', limit: PAGE };
    const before = (await walk(query)).flatMap(idsOf);
    expect(before).toHaveLength(ids.length);
    let page = 0;
    const during = await walk(query, async () => {
      page += 1;
      // Other questions with the word change the engine's own scores; new matches come before the cursor or after it.
      await edit([ids[page * 5] ?? '', ids[page * 3] ?? ''], `difficulty = 'expert', updated_at = now()`);
      if (page % 4 === 0) await load(engines, [aQuestion({ text: `New: what is a narwhal? ${page}` })]);
      if (page === 5) await rebuild(engines);
    });
    const seen = during.flatMap(idsOf);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual(before);
  });

  test('leads back through the same pages', async () => {
    await load(engines, [
      ...questions(15, { explanation: 'A pangolin.' }),
      ...Array.from({ length: 15 }, (_, index) => aQuestion({ text: `What is a pangolin ${index}?` })),
    ]);
    const { forth, back } = await thereAndBack(api, await api.list({ q: 'pangolin', limit: PAGE }));
    expect(back.map(idsOf)).toEqual(forth.map(idsOf));
  });

  test('has the same order, forth and back, when there are too many matches to score', async () => {
    const ids = await load(engines, [
      ...questions(400, { explanation: 'A walrus.' }),
      ...questions(400, { incorrectAnswers: ['Walrus', 'Owl'] }),
      ...Array.from({ length: 400 }, (_, index) => aQuestion({ text: `What is a walrus ${index}?` })),
    ]);
    const first = await api.list({ q: 'walrus', limit: 100, count: 'none' });
    const { forth, back } = await thereAndBack(api, first);
    expect(back.map(idsOf)).toEqual(forth.map(idsOf));
    expect(forth.flatMap(idsOf)).toEqual(ids.toReversed());
    // With an estimate the service knows from the second page on that there are many.
    const counted = await walk({ q: 'walrus', limit: 100 });
    expect(counted.map(idsOf)).toEqual(forth.map(idsOf));
    expect(new Set(counted.map(({ meta }) => meta.totalEstimate))).toEqual(new Set([ids.length]));
  });

  test('needs the cursor of the same search', async () => {
    const cursor = cursorOf((await api.list({ q: 'walrus', limit: 5 }))._links.next);
    for (const query of [{ q: 'narwhal' }, {}, { q: 'walrus', updated_since: '2020-01-01' }])
      expect(await api.refusedFor('/questions', { ...query, cursor })).toEqual(['cursor']);
  });
});

test.each([
  ['blank', ' '],
  ['empty', ''],
  ['too long', 'a'.repeat(LONGEST_TEXT_SEARCH + 1)],
  ['of too many words', Array.from({ length: MOST_SEARCHED_WORDS + 1 }, (_, index) => `w${index}`).join(' ')],
  ['a null character', 'a\u0000'],
])('GET /questions?q, 400: refuses a text that is %s', async (_name, q) => {
  for (const path of ['/questions', '/questions/random'])
    expect(await api.refusedFor(path, { q })).toEqual(['q']);
});

describe('a long text', () => {
  test('of many letters without spaces is searched as words', async () => {
    const letters = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x430 + index)).join('-');
    expect((await api.list({ q: letters.slice(0, LONGEST_TEXT_SEARCH) })).data).toEqual([]);
  });

  test('of the longest allowed length is searched', async () => {
    const words = Array.from({ length: MOST_SEARCHED_WORDS }, (_, index) => `long${index}x`).join(' ');
    expect((await api.list({ q: words })).data).toEqual([]);
    expect((await api.list({ q: '"'.repeat(20) + words.slice(0, 150) })).data).toEqual([]);
  });
});

test('draws among many matches, of one search text at a time', async () => {
  const capybaras = questions(1_100, { explanation: 'A capybara.', tags: ['rodents'] });
  const own = new Set(await load(engines, capybaras));
  await load(engines, questions(1_100, { explanation: 'A chinchilla.', tags: ['rodents'] }));
  const seen = new Set<string>();
  // Broad filters are drawn ahead after the first requests.
  for (let draw = 0; draw < 8; draw += 1) {
    const { data } = await api.draw({ q: 'capybara', tags: 'rodents', amount: 50 });
    expect(data).toHaveLength(50);
    for (const { id } of data) {
      expect(own.has(id)).toBe(true);
      seen.add(id);
    }
    const other = await api.draw({ q: 'chinchilla', tags: 'rodents', amount: 10 });
    expect(other.data.some(({ id }) => own.has(id))).toBe(false);
  }
  expect(seen.size).toBeGreaterThan(200);
});

test('scores stay whole numbers for every search, so that cursors continue', async () => {
  await load(engines, [aQuestion({ text: 'Alpha beta gamma delta?', explanation: 'Alpha beta.' })]);
  const words = fc.array(fc.constantFrom('alpha', 'beta', 'gamma', '"alpha beta"', 'the'), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(words, async (chosen) => {
      const page = await api.list({ q: chosen.join(' '), limit: 1, count: 'none' });
      if (page._links.next !== undefined) expect((await api.follow(page._links.next)).data).toBeDefined();
    }),
    { numRuns: 30 },
  );
});
