import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, onTestFailed, test } from 'vitest';

import { COMMAND_CONNECT_TIMEOUT } from '../../../cli/store/connection.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { compareDue } from '../../../indexer/duplicates/compare-due.ts';
import { makeExports } from '../../../indexer/export/make-exports.ts';
import { follow } from '../../../indexer/follow/follow.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { markDeleted } from '../../../indexer/store/questions/availability.ts';
import { createClient, mirror, type MirrorState, type Fetch } from '../../../packages/client/src/index.ts';
import { Question } from '../../../src/contract/question.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { Refusal } from '../../../src/refusal.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { anApi } from '../../support/api.ts';
import { walkPages } from '../../support/clients/walk-pages.ts';
import { aQuestion, aSubject, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { randomNumbers } from '../../support/faulty-engines.ts';
import { load, makeSearchable } from '../../support/load.ts';

/** So many that few are changed twice: a later change would hide one that the mirror has missed. */
const QUESTIONS = 800;
/** Changes at least, and steps of the mirror meanwhile: the writers continue until it has made as many. */
const CHANGES = 500;
const SYNCS = 6;
const WRITERS = 3;
/** Maximum seconds that a transaction waits between two writes: longer than a change takes to reach the index. */
const PAUSE = 0.4;

/** What the writers choose depends only on the seed; how they overlap does not. */
const SEED = randomInt(1_000_000);
const random = randomNumbers(SEED);

const engines = await ownEngines();
const api = await anApi(engines);
// A separate pool, so that the readers do not wait for the writers' connections. The writers wait for one as long as commands do.
const pool = openPostgres(engines.config, engines.logger, {
  connections: 2 * WRITERS,
  connectTimeout: COMMAND_CONNECT_TIMEOUT,
});
afterAll(() => pool.end());

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const translationOf = (id: string): QuestionRecord =>
  aQuestion({
    language: 'pl',
    text: `Kto napisał „${aSubject()}”?`,
    translationOf: id,
    rootQuestionId: id,
    translator: 'human',
  });

const originals = [
  ...questions(QUESTIONS / 2),
  ...questions(QUESTIONS / 8, { type: 'text_input', quality: 'standard' }),
  ...questions(QUESTIONS / 8, { quality: 'needs_review', type: 'boolean' }),
];
const originalIds = await load(engines, originals);
const translations = originalIds.slice(0, QUESTIONS / 4).map(translationOf);
const translationIds = await load(engines, translations);
const records: QuestionRecord[] = [...originals, ...translations];
const ids: string[] = [...originalIds, ...translationIds];

const ada = { moderator: 'ada', reason: 'because' };
const some = (among = ids): string[] => [...new Set([anyOf(among), anyOf(among), anyOf(among)])].sort();

/** Writes one after the other in a transaction that may take longer than the index needs, or be rolled back. */
async function editSlowly(): Promise<void> {
  const writer = await pool.connect();
  try {
    await writer.query('begin');
    for (const id of some(originalIds)) {
      await writer.query(`update questions set text = text || '!' where id = $1`, [id]);
      if (random() < 0.2) await writer.query('select pg_sleep($1)', [random() * PAUSE]);
    }
    await writer.query(random() < 0.1 ? 'rollback' : 'commit');
  } finally {
    writer.release();
  }
}

/** Imports records that are new, edited, or say the same as another one. */
async function importSome(): Promise<void> {
  const known = anyOf(records);
  const twin = aQuestion({ text: known.text, correctAnswer: known.correctAnswer, language: known.language });
  const edited = { ...known, text: `Is it edited, ${aSubject()}?`, explanation: 'It is.' };
  const retyped: QuestionRecord = { ...anyOf(originals), type: 'text_input', incorrectAnswers: [] };
  const added = anyOf([[twin], [edited], [retyped], questions(2), [translationOf(anyOf(originalIds))]]);
  await importRecords(pool, added);
  records.push(...added);
  const found = await pool.query<{ id: string }>(
    'select id from questions where source_id = any ($1::text[])',
    [added.map(({ sourceId }) => sourceId)],
  );
  ids.push(...found.rows.map(({ id }) => id));
}

const withTranslations = (): { withTranslations: boolean } => ({ withTranslations: random() < 0.5 });

const CHANGE_KINDS: readonly (() => Promise<unknown>)[] = [
  editSlowly,
  importSome,
  importSome,
  () => hideQuestions(pool, some(), { ...ada, ...withTranslations() }),
  () => restoreQuestions(pool, some(), { ...ada, ...withTranslations() }),
  () => restoreQuestions(pool, [anyOf(ids)], { ...ada, ...withTranslations() }),
  () => mergeQuestions(pool, anyOf(ids), anyOf(ids), ada),
  () => mergeQuestions(pool, anyOf(originalIds), anyOf(originalIds), ada),
  () => inTransaction(pool, 'write', (client) => markDeleted(client, some())),
  () => compareDue(pool),
];

/** Makes one change that is not refused. */
async function change(): Promise<void> {
  for (;;) {
    try {
      await anyOf(CHANGE_KINDS)();
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** The lists that together have every question. */
const STREAMS: readonly Readonly<Record<string, string>>[] = Language.options.flatMap((lang) => [
  { lang },
  { lang, type: 'text_input' },
]);

async function allQuestions(): Promise<Map<string, Question>> {
  const found = new Map<string, Question>();
  for (const stream of STREAMS) {
    const first = await api.list({ ...stream, quality: 'all', limit: 100, count: 'none' });
    for (const { data } of await walkPages(api, first, 'next'))
      for (const question of data) found.set(question.id, question);
  }
  return found;
}

/**
 * A copy of the whole catalogue that the client keeps.
 *
 * @param limit - entries on a page
 */
function aMirror(limit: number) {
  const questions = new Map<string, Question>();
  const fetch = injectFetch(api.app);
  const client = createClient({ baseUrl: 'https://trivia.example', key: api.key, fetch });
  let state: MirrorState | undefined;
  const steps = { exported: 0 };

  return {
    questions,
    steps,
    /** Starts the copy, or applies what has changed since. */
    async sync(): Promise<void> {
      for await (const step of mirror(client, { state, limit })) {
        for (const question of step.changed) questions.set(question.id, Question.parse(question));
        for (const id of step.removed) questions.delete(id);
        if (step.state === undefined) steps.exported += 1;
        // As if it were saved and read again.
        state = step.state && (JSON.parse(JSON.stringify(step.state)) as MirrorState);
      }
    },
  };
}

/** A `fetch` for the client that calls a service which does not listen. */
function injectFetch(app: FastifyInstance): Fetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method,
      url: pathname + search,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const named = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: named });
  };
}

test('a mirror that starts with an export and follows changes and removals equals the service', async () => {
  onTestFailed(() => console.error(`seed ${SEED}`));
  const stop = new AbortController();
  const following = follow(engines, stop.signal);
  const state = { changes: 0, writing: true, syncs: 0 };
  const write = async (): Promise<void> => {
    while (state.changes < CHANGES || state.syncs < SYNCS) {
      state.changes += 1;
      await change();
    }
  };
  const written = Promise.all(Array.from({ length: WRITERS }, write)).finally(() => {
    state.writing = false;
  });
  const copy = aMirror(30);
  await makeExports({ pool: engines.pool, logger: engines.logger }, engines.config.exportFolder);
  await copy.sync();
  while (state.writing) {
    await copy.sync();
    state.syncs += 1;
  }
  await written;
  stop.abort();
  await following;
  await makeSearchable(engines);
  await copy.sync();

  expect(copy.steps.exported).toBeGreaterThan(0);
  const expected = await allQuestions();
  expect(expected.size).toBeGreaterThan(QUESTIONS / 4);
  expect([...copy.questions.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [id, question] of expected) expect(copy.questions.get(id)).toEqual(question);
});
