import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { hideQuestions } from '../../../cli/store/moderation.ts';
import { makeExports, scheduleExports } from '../../../indexer/export/make-exports.ts';
import type { Question } from '../../../src/contract/question.ts';
import { ListExportsOutput } from '../../../src/endpoints/exports.ts';
import { createExportFolder, listSets } from '../../../src/exports/export-folder.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { aQuestion, questions, translating } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { inputFolder, ownFolder } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, config, environment } = engines;
const folder = config.exportFolder;
const api = await anApi(engines);
const bySa = { ...aQuestion().attribution, license: 'CC-BY-SA-4.0' };
const [original = '', hidden = ''] = await load(engines, [
  ...questions(2),
  aQuestion({ type: 'text_input', quality: 'needs_review', attribution: bySa }),
]);
await load(engines, [aQuestion({ ...translating(original), text: 'Zażółć gęślą jaźń?' })]);
await hideQuestions(pool, [hidden], { moderator: 'ada', reason: 'because', withTranslations: false });
await makeSearchable(engines);

type Listing = z.infer<typeof ListExportsOutput>;

const make = (): Promise<unknown> => makeExports(engines, folder);
const send = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.inject({ url: `/api/v1/exports${path}`, headers: { 'x-api-key': api.key, ...headers } });
async function refusalOf(...request: Parameters<typeof send>): Promise<[number, string]> {
  const response = await send(...request);
  return [response.statusCode, response.json<{ code: string }>().code];
}
async function list(): Promise<Listing> {
  const response = await send('');
  expect(response.statusCode, response.body).toBe(200);
  return ListExportsOutput.parse(response.json());
}
async function aFile(): Promise<Listing['data'][number]> {
  const [file] = (await list()).data;
  if (file === undefined) throw new Error('there is no export');
  return file;
}
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('the list is empty until exports are made', async () => {
  expect(await list()).toEqual({
    data: [],
    meta: { count: 0, note: expect.stringContaining('trivia exports make') as string },
  });
});

describe('GET /exports, 200', () => {
  test('lists a file per language and licence, with what it contains', async () => {
    await make();
    const { data } = await list();
    expect(data.map(({ language, license, questions: count }) => [language, license, count])).toEqual([
      ['en', 'CC-BY-4.0', 1],
      ['en', 'CC-BY-SA-4.0', 1],
      ['pl', 'CC-BY-4.0', 1],
    ]);
    for (const file of data) {
      const bytes = (await send(`/${file.name}`)).rawPayload;
      expect([bytes.length, sha256(bytes)]).toEqual([file.bytes, file.sha256]);
    }
  });

  test('a file has the questions as the API returns them, with labels in their own language', async () => {
    await make();
    for (const { name, language } of (await list()).data) {
      const text = gunzipSync((await send(`/${name}`)).rawPayload).toString();
      for (const line of text.trimEnd().split('\n')) {
        const question = JSON.parse(line) as Question;
        expect(question).toEqual((await api.question(question.id, { lang: language })).data);
      }
    }
  });

  test('equal catalogues give equal files under new names', async () => {
    await make();
    const before = (await list()).data;
    await make();
    const after = (await list()).data;
    expect(after.map((file) => file.sha256)).toEqual(before.map((file) => file.sha256));
    expect(new Set([...before, ...after].map(({ name }) => name)).size).toBe(before.length * 2);
  });
});

describe('an export', () => {
  test('stays available until two newer ones are complete, and no remains of a killed one are kept', async () => {
    await make();
    const { name } = await aFile();
    await mkdir(join(folder, '.20260101T000000000Z.part'));
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await make();
    expect((await send(`/${name}`)).statusCode).toBe(200);
    await make();
    expect((await send(`/${name}`)).statusCode).toBe(404);
    const left = await readdir(folder);
    expect([left.length, left.filter((entry) => entry.startsWith('.')), left.includes('notes.txt')]).toEqual([
      3,
      [],
      true,
    ]);
  });

  test('that is being made is not listed, and leaves nothing behind when it is stopped', async () => {
    await make();
    const before = await list();
    const stopped = makeExports(engines, folder, AbortSignal.abort());
    await expect(stopped).rejects.toThrow('abort');
    expect(await list()).toEqual(before);
    expect((await readdir(folder)).filter((entry) => entry.startsWith('.'))).toEqual([]);
  });

  test('has a time from which a mirror misses no change, even one that is committed later', async () => {
    const { since } = await inTransaction(pool, 'write', async (writer) => {
      await writer.query(`update questions set text = 'Is it late?' where id = $1`, [original]);
      await pool.query('select pg_sleep(0.005)');
      await make();
      return aFile();
    });
    await makeSearchable(engines);
    const { data } = await api.list({ updated_since: since, quality: 'all' });
    expect(data.map(({ id }) => id)).toContain(original);
  });

  test('that cannot be written names the folder', async () => {
    const taken = join(await inputFolder({ taken: 'a file' }), 'taken');
    await expect(makeExports(engines, taken)).rejects.toThrow(`${taken} cannot be written (EEXIST).`);
    await expect(makeExports(engines, join(taken, 'below'))).rejects.toThrow(
      `${taken}/below cannot be written (ENOTDIR).`,
    );
  });

  test('is made by one process at a time', async () => {
    const both = await Promise.allSettled([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'Another process is making exports.' },
    });
  });
});

describe('GET /exports/:name, 200, 206 and 304', () => {
  test('sends the file for download', async () => {
    const { name, bytes, sha256: hash, madeAt } = await aFile();
    const response = await send(`/${name}`);
    expect(response.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'accept-ranges': 'bytes',
      etag: `"${hash}"`,
      'last-modified': new Date(Math.floor(Date.parse(madeAt) / 1000) * 1000).toUTCString(),
      'cache-control': 'private, no-store',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('answers HEAD without the file', async () => {
    const { name, bytes } = await aFile();
    const headers = { 'x-api-key': api.key };
    const response = await api.app.inject({ method: 'HEAD', url: `/api/v1/exports/${name}`, headers });
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0]);
    expect(response.headers['content-length']).toBe(String(bytes));
  });

  test.each<[string, (size: number) => readonly [number, number]]>([
    ['bytes=0-0', () => [0, 0]],
    ['bytes=10-', (size) => [10, size - 1]],
    ['bytes=-5', (size) => [size - 5, size - 1]],
    ['bytes=3-999999999', (size) => [3, size - 1]],
    ['bytes=-999999999', (size) => [0, size - 1]],
    ['Bytes=1-2', () => [1, 2]],
  ])('sends the part %s', async (range, expected) => {
    const { name, bytes } = await aFile();
    const whole = (await send(`/${name}`)).rawPayload;
    const part = await send(`/${name}`, { range });
    const [from, to] = expected(bytes);
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${bytes}`]);
    expect(part.headers['content-length']).toBe(String(to - from + 1));
    expect(part.rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
  });

  test('sends the whole file for a range that it does not support', async () => {
    const { name, bytes } = await aFile();
    const response = await send(`/${name}`, { range: 'bytes=1-2,4-5' });
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, bytes]);
  });

  test('resumes with If-Range only while the file is the same', async () => {
    const { name, bytes, sha256: hash } = await aFile();
    const range = 'bytes=2-';
    const modified = String((await send(`/${name}`)).headers['last-modified']);
    for (const [given, status] of [
      [`"${hash}"`, 206],
      [modified, 206],
      [`W/"${hash}"`, 200],
      ['"another"', 200],
      [new Date(0).toUTCString(), 200],
    ] as const) {
      const response = await send(`/${name}`, { range, 'if-range': given });
      expect([response.statusCode, response.rawPayload.length], given).toEqual([
        status,
        status === 206 ? bytes - 2 : bytes,
      ]);
    }
  });

  test('a client that has the file gets 304', async () => {
    const { name, sha256: hash } = await aFile();
    for (const given of [`"${hash}"`, `"x", W/"${hash}"`, '*']) {
      const response = await send(`/${name}`, { 'if-none-match': given });
      expect([response.statusCode, response.rawPayload.length], given).toEqual([304, 0]);
      expect(response.headers.etag).toBe(`"${hash}"`);
    }
    expect((await send(`/${name}`, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });
});

describe('GET /exports and /exports/:name, 401, 403, 404 and 416', () => {
  test('a publishable key and a request without a key are refused', async () => {
    const { name } = await aFile();
    const { key } = await aCaller(engines);
    for (const path of ['', `/${name}`]) {
      expect(await refusalOf(path, { 'x-api-key': key })).toEqual([403, 'secret_key_required']);
      expect((await api.app.inject(`/api/v1/exports${path}`)).statusCode).toBe(401);
    }
  });

  test.each([
    'nosuch.jsonl.gz',
    'questions-en-CC-BY-4.0-20260101T000000000Z.jsonl.gz',
    '..%2F..%2Fpackage.json',
    '%2e%2e%2fmanifest.json',
    'manifest.json',
  ])('there is no file %s', async (name) => {
    expect(await refusalOf(`/${name}`)).toEqual([404, 'export_not_found']);
  });

  test('a part beyond the end is refused with the size', async () => {
    const { name, bytes } = await aFile();
    for (const range of [`bytes=${bytes}-`, 'bytes=-0']) {
      expect(await refusalOf(`/${name}`, { range })).toEqual([416, 'range_not_satisfiable']);
      expect((await send(`/${name}`, { range })).headers['content-range']).toBe(`bytes */${bytes}`);
    }
  });

  test('parameters are refused', async () => {
    const { name } = await aFile();
    for (const path of ['?lang=en', `/${name}?lang=en`])
      expect((await send(path)).statusCode, path).toBe(400);
  });
});

describe('the schedule of exports', () => {
  const HOUR = 3_600_000;

  async function during(
    work: () => Promise<unknown>,
    path: string,
    period: number,
    parts: Parameters<typeof scheduleExports>[0] = engines,
  ): Promise<void> {
    const stop = new AbortController();
    const running = scheduleExports(parts, path, period, stop.signal);
    await work().finally(() => stop.abort());
    await expect(running).resolves.toBeUndefined();
  }

  const untilThereAre = (count: number, path: string): Promise<unknown> =>
    until(`there are ${count} sets`, async () => (await listSets(path)).length === count);

  const timeOf = (set: string): number =>
    Date.parse(set.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/u, '$1-$2-$3T$4:$5:$6.'));

  test('makes exports when there are none, and again when they have reached the age, not before', async () => {
    const AGE = 1_000;
    const own = await ownFolder();
    await during(() => untilThereAre(1, own), own, AGE);
    // Another process, which finds them.
    await during(() => untilThereAre(2, own), own, AGE);
    const [second = NaN, first = NaN] = (await listSets(own)).map(timeOf);
    expect(second - first).toBeGreaterThanOrEqual(AGE);
  });

  test('replaces exports that were made while the clock was ahead', async () => {
    const own = await ownFolder();
    await makeExports(engines, own);
    const [made = ''] = await listSets(own);
    const ahead = '29990101T000000000Z';
    await rename(join(own, made), join(own, ahead));
    const manifest = join(own, ahead, 'manifest.json');
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replaceAll(/"madeAt": "2\d{3}/g, '"madeAt": "2999'),
    );
    const areReplaced = async (): Promise<boolean> => {
      const sets = await listSets(own);
      return sets.length === 1 && !sets.includes(ahead);
    };
    await during(() => until('they are replaced', areReplaced), own, HOUR);
  });

  test('waits until the first index is filled', async () => {
    const own = await ownFolder();
    let looks = 0;
    const watched = new Proxy(pool, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (String(given[0]).includes('from search_index')) looks += 1;
          return Reflect.apply(value, target, given);
        };
      },
    });
    await pool.query(`update search_index set state = 'standby' where state = 'live'`);
    const work = async (): Promise<void> => {
      // Whatever it does after the first look is done by the second.
      await until('it has looked for an index twice', () => looks >= 2);
      expect(await listSets(own)).toEqual([]);
      await pool.query(`update search_index set state = 'live' where state = 'standby'`);
      await untilThereAre(1, own);
    };
    await during(work, own, HOUR, { ...engines, pool: watched });
  });

  test('survives a folder that cannot be written', async () => {
    const taken = join(await inputFolder({ taken: 'a file' }), 'taken');
    const log: string[] = [];
    const logger = pino({}, { write: (line: string) => log.push(line) });
    const failed = (): boolean => log.some((line) => line.includes('exports failed'));
    await during(() => until('it has failed', failed), taken, HOUR, { ...engines, logger });
  });

  test('is followed by an indexer that is configured to', async () => {
    const own = await ownFolder();
    const indexer = start('indexer/main.ts', [], {
      ...environment,
      TRIVIA_EXPORT_FOLDER: own,
      TRIVIA_EXPORT_HOURS: '24',
    });
    await untilThereAre(1, own);
    indexer.child.kill('SIGTERM');
    expect(await indexer.exit).toBe(0);
    expect(await createExportFolder(own).list()).toMatchObject([
      { language: 'en', license: 'CC-BY-4.0', questions: 1 },
      { language: 'en', license: 'CC-BY-SA-4.0', questions: 1 },
      { language: 'pl', license: 'CC-BY-4.0', questions: 1 },
    ]);
  });
});
