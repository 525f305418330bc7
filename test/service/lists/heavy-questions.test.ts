import { describe, expect, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { MOST_DRAWN, MOST_EXTENSION_BYTES, MOST_PAGE_BYTES } from '../../../src/contract/limits.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { migrate } from '../../../cli/store/migrate.ts';
import { API_MEMORY } from '../../../stack/children.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { baseUrlOf, start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { idsOf, thereAndBack } from '../../support/clients/walk-pages.ts';

const engines = await ownEngines();
const { pool } = engines;

/** Compression would take most of the time. */
const PLAIN = { 'accept-encoding': 'identity' };

/** A question about as heavy as a record may be. Its letters have three bytes. */
const heavy = (fields: Partial<QuestionRecord> = {}): QuestionRecord => {
  const question = aQuestion(fields);
  const long = (mark: string, length: number): string => `${mark}${'ẞ'.repeat(length - mark.length)}`;
  return {
    ...question,
    text: long(question.text, 2_000),
    explanation: long('It is', 1_800),
    incorrectAnswers: Array.from({ length: 20 }, (_, index) => long(`${index}`, 500)),
    extensions: { note: 'x'.repeat(MOST_EXTENSION_BYTES - 20) },
    ...fields,
  };
};
const skips = async (record: object): Promise<unknown> =>
  (await importRecords(pool, [aQuestion(), record, aQuestion()])).samples;

describe('a record is skipped with its line', () => {
  const nested = (levels: number): object =>
    JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as object;

  test('if its extensions have more than 16 KB', async () => {
    const of = (length: number): object => aQuestion({ extensions: { note: 'x'.repeat(length) } });
    expect(await skips(of(MOST_EXTENSION_BYTES - '{"note":""}'.length))).toEqual([]);
    expect(await skips(of(MOST_EXTENSION_BYTES))).toEqual([
      { line: 2, reason: 'too_large', detail: 'extensions have more than 16 KB' },
    ]);
  });

  test('if it has more than 64 KB', async () => {
    expect(await skips(heavy())).toEqual([]);
    const tags = Array.from({ length: 50 }, (_, index) => `${'long-'.repeat(12)}${index}`);
    const { attribution } = aQuestion();
    const more = heavy({
      tags,
      correctAnswer: 'ẞ'.repeat(499),
      attribution: { ...attribution, author: '\u0001'.repeat(500) },
    });
    expect(await skips(more)).toEqual([{ line: 2, reason: 'too_large', detail: 'more than 64 KB' }]);
  });

  test('if the database would store its extensions as a much longer text', async () => {
    const numbers = Array.from({ length: 1_000 }, () => 1e300);
    expect(await skips(aQuestion({ extensions: { numbers } }))).toEqual([
      { line: 2, reason: 'refused_by_database', detail: 'extensions_are_small' },
    ]);
  });

  test.each([33, 3_000, 5_000])('if its extensions have %i levels', async (levels) => {
    expect(await skips({ ...aQuestion(), extensions: { deep: nested(levels) } })).toEqual([
      { line: 2, reason: 'invalid_record', detail: 'extensions' },
    ]);
  });

  test.each(['text', 'tags', 'attribution', 'other'])('if its %s has thousands of levels', async (name) => {
    expect(await skips({ ...aQuestion(), [name]: nested(5_000) })).toMatchObject([
      { line: 2, reason: 'invalid_record' },
    ]);
  });
});

test('an upgrade drops the extensions of questions that were imported with larger ones', async () => {
  const { url, pool: earlier } = await databaseAt(28);
  await earlier.query(`insert into categories (id, slug, label_en, label_pl) values (1, 'a', 'A', 'A')`);
  await earlier.query(
    `insert into questions (source, id, source_id, language, text, correct_answer, incorrect_answers, type,
       difficulty_rated, quality, availability, category_id, subcategories, tags, regions, license, modifications,
       modified_at, content_hash, extensions)
     select 'svc', uuidv7(), length::text, 'en', 'Is it?', 'Yes', '{No}', 'boolean', false, 'high', 'visible', 1,
       '{}', '{}', '{}', 'CC-BY-4.0', '{}', now(), sha256(''), jsonb_build_object('note', repeat('x', length))
     from (values (2), (900000)) as given (length)`,
  );
  await migrate(url);
  const { rows } = await earlier.query<{ extensions: object }>(
    'select extensions from questions order by seq',
  );
  expect(rows).toEqual([{ extensions: { note: 'xx' } }, { extensions: {} }]);
});

describe('questions of the largest size', async () => {
  const records = Array.from({ length: 120 }, () => heavy({ tags: ['heavy'] }));
  const ids = await load(engines, records);
  const api = await anApi(engines);

  test('are listed on pages of a megabyte, each once, forwards and backwards', async () => {
    const { forth, back } = await thereAndBack(api, await api.list({ tags: 'heavy', limit: 100 }));
    expect(forth.flatMap(idsOf)).toEqual(ids.toReversed());
    expect(forth.length).toBeGreaterThan(5);
    expect(back.flatMap(idsOf)).toEqual(ids.toReversed());
    const response = await api.send('/questions?tags=heavy&limit=100');
    expect(response.rawPayload.length).toBeLessThan(MOST_PAGE_BYTES + 2_000);
  });

  test('are refused by ids if they do not fit into one response, and say how many do', async () => {
    const { status, problem } = await api.refused('/questions', { ids: ids.join(',') });
    expect(status).toBe(400);
    const [, fitting] = /request at most (\d+) of them at once/u.exec(problem.detail) ?? [];
    const some = ids.slice(0, Number(fitting));
    expect(idsOf(await api.list({ ids: some.join(',') }))).toEqual(some);
  });

  test('are drawn as many as fit into one response', async () => {
    const { data, meta } = await api.draw({ tags: 'heavy', amount: MOST_DRAWN });
    expect(meta.count).toBe(data.length);
    expect(data.length).toBeGreaterThan(10);
    expect(data.length).toBeLessThan(MOST_DRAWN);
  });

  test('are served by a process with the memory of production to 32 requests at once', async () => {
    const { key } = await createKey(pool, { email: 'heavy@example.org', name: 'heavy', scope: 'sk' });
    const running = start('src/main.ts', [], {
      ...engines.environment,
      PORT: '0',
      TRIVIA_WORKERS: '1',
      TRIVIA_RATE_LIMITS: 'off',
      TRIVIA_LOG_LEVEL: 'info',
      NODE_OPTIONS: API_MEMORY.join(' '),
    });
    const url = await baseUrlOf(running);
    await until('it is ready', async () => (await fetch(`${url}/health/ready`)).status === 200);
    const statusOf = async (path: string, request: RequestInit): Promise<number> => {
      const response = await fetch(`${url}${path}`, request);
      await response.arrayBuffer();
      return response.status;
    };
    const get = (path: string): Promise<number> =>
      statusOf(`/api/v1/${path}`, { headers: { 'x-api-key': key, ...PLAIN } });
    const mcp = (name: string, given: object): Promise<number> => {
      const headers = {
        ...PLAIN,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
      return statusOf('/mcp', { method: 'POST', headers, body: JSON.stringify(call) });
    };
    const kinds: (() => Promise<number>)[] = [
      () => get('questions?tags=heavy&limit=100'),
      () => get('questions?tags=heavy&limit=100&fields=text&include=translations'),
      () => get('questions/random?tags=heavy&amount=50'),
      () => get(`questions?ids=${ids.join(',')}`),
      () => mcp('svc_list', { tags: ['heavy'], limit: 100 }),
    ];
    for (const send of kinds) {
      const statuses = await Promise.all(Array.from({ length: 32 }, send));
      // A busy machine refuses late ones.
      expect([200, 400, 503]).toEqual(expect.arrayContaining(statuses));
    }
    expect(await get('categories')).toBe(200);
    running.child.kill('SIGINT');
    await running.exit;
    expect(running.stderr()).not.toContain('heap');
  });
});
