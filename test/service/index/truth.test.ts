import { randomInt, randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createKey } from '../../../src/access/api-keys.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { freePort } from '../../../stack/ports.mjs';
import { questions } from '../../support/data/a-question.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { fill, ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { load } from '../../support/load.ts';
import { ownPostgres } from '../../support/own-engines.ts';
import { ownStack } from '../../support/own-stack.ts';
import { isLong, sized } from '../../support/sized.ts';
import { createHistory, type State, readStates } from '../../support/truth/history.ts';
import { restartable } from '../../support/truth/faults.ts';
import { compareAtRest, runRound, type Tally, type TruthParts } from '../../support/truth/run-truth.ts';
import { LEVELS, TAGS } from '../../support/truth/write-questions.ts';
import { until } from '../../support/until.ts';

const SEED = Number(process.env.TRUTH_SEED ?? randomInt(1_000_000));
const MINUTES = Number(process.env.TRUTH_MINUTES ?? 30);
/** Milliseconds of one round, and the number of rounds. After each round, everything is compared. */
const ROUND = sized({ short: 4_000, long: 60_000 });
const ROUNDS = sized({ short: 1, long: MINUTES });
/** Rounds after which the database is put back to the state of the round before. */
const RESTORED = 3;
/** Enough for draws in bulk. */
const MOVING = 1_200;
const ANCHORS = 100;

const engines = await ownEngines();

async function prepare(): Promise<TruthParts> {
  const stack = isLong ? await ownStack(['elasticsearch']) : undefined;
  const elasticsearchUrl = stack?.urls.elasticsearch ?? engines.config.elasticsearchUrl;
  const postgres = await ownPostgres();
  await postgres.start();
  await fill(postgres.url);
  const config = { ...engines.config, databaseUrl: postgres.url, elasticsearchUrl };
  const pool = openPostgres(config, engines.logger);
  const elasticsearch = openElasticsearch(config);
  await addEntries(
    pool,
    'tag',
    [...TAGS, 'anchor'].map((slug) => ({ slug, en: slug, pl: slug })),
  );
  const direct = { ...engines, pool, elasticsearch };
  await load(direct, questions(ANCHORS, { tags: ['anchor'] }));
  const id = (place: number): string => `019b3c4e-8a00-7c11-9d53-${place.toString(16).padStart(12, '0')}`;
  const records = questions(MOVING, { tags: ['alpha'] }).map((record, place) => ({
    ...record,
    id: id(place),
    difficulty: LEVELS[place % LEVELS.length] ?? 'easy',
  }));
  await load(direct, records);
  const anchors = await pool.query<{ id: string }>(
    `select id from questions where tags = '{anchor}' order by seq desc`,
  );

  const now = (): number => performance.now();
  const history = createHistory(now);
  const state: State = { difficulty: 'medium', tag: 'alpha', quality: 'high', availability: 'visible' };
  for (const { id: moving, difficulty } of records) history.set(moving, { ...state, difficulty });
  for (const { id: anchor } of anchors.rows) history.set(anchor, { ...state, tag: 'anchor' });

  const toPostgres = await faultProxy(postgres.url);
  const toElasticsearch = await faultProxy(elasticsearchUrl);
  const port = await freePort();
  const environment = {
    ...engines.environment,
    DATABASE_URL: toPostgres.url,
    ELASTICSEARCH_URL: toElasticsearch.url,
    PORT: String(port),
    TRIVIA_RATE_LIMITS: 'off',
    TRIVIA_EXPORT_HOURS: '0',
  };
  const api = restartable('src/main.ts', environment);
  const indexer = restartable('indexer/main.ts', environment);
  api.start();
  indexer.start();
  const breaking = { ...config, databaseUrl: toPostgres.url, elasticsearchUrl: toElasticsearch.url };
  const rebuilding = {
    pool: openPostgres(breaking, engines.logger),
    elasticsearch: openElasticsearch(breaking),
  };
  onTestFinished(async () => {
    await Promise.all([api.kill(), indexer.kill()]);
    await Promise.all([toPostgres.close(), toElasticsearch.close()]);
    await Promise.all([pool.end(), rebuilding.pool.end(), elasticsearch.close()]);
    await rebuilding.elasticsearch.close();
    await postgres.remove();
  });
  const { key } = await createKey(pool, { email: `${randomUUID()}@example.org`, name: 'test', scope: 'sk' });
  const baseUrl = `http://127.0.0.1:${port}`;
  await until('the API responds', () =>
    fetch(`${baseUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    breakable: {
      postgres,
      api,
      indexer,
      toPostgres,
      toElasticsearch,
      killElasticsearch: stack === undefined ? undefined : () => stack.kill('elasticsearch'),
    },
    pool,
    elasticsearch,
    indexer: { ...rebuilding, indexPrefix: engines.indexPrefix, logger: engines.logger },
    baseUrl,
    key,
    history,
    anchors: anchors.rows.map(({ id: anchor }) => anchor),
    records: new Map(records.map((record) => [record.id, record])),
    now,
    pause: sized({ short: 5, long: 15 }),
  };
}

/** Puts the database back as it was when `change` began, and the log of operations as well. */
async function restoreAfter(parts: TruthParts, change: () => Promise<void>): Promise<void> {
  const { postgres } = parts.breakable;
  const ids = [...parts.records.keys()];
  const before = new Map(ids.map((id) => [id, parts.history.now(id)]));
  await postgres.end('SIGINT');
  await postgres.save();
  await postgres.start();
  await change();
  await postgres.end('SIGINT');
  await postgres.restore();
  await postgres.start();
  for (const [id, state] of before) parts.history.set(id, state);
  expect((await readStates(parts.pool, ids)).size).toBeGreaterThan(0);
}

test(
  'the index is as the database at rest, and every answer as the log of operations allows, regardless of what is killed',
  { timeout: 3 * 3_600_000 },
  async () => {
    const parts = await prepare();
    const tally: Tally = new Map();
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const work = (): Promise<void> => runRound(parts, SEED + round, ROUND, tally);
        if (round % RESTORED === 0) await restoreAfter(parts, work);
        else await work();
        await compareAtRest(parts);
      }
    } catch (error) {
      const { api, indexer } = parts.breakable;
      throw new Error(`seed ${SEED}\nAPI: ${api.output()}\nindexer: ${indexer.output()}`, { cause: error });
    } finally {
      console.log(`seed ${SEED}`, Object.fromEntries([...tally].sort()));
    }
    expect(tally.get('answer')).toBeGreaterThan(ROUNDS);
    expect(tally.get('edit')).toBeGreaterThan(ROUNDS);
  },
);
