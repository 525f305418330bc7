import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';

import { createDiscovery, type Discovery } from '../../src/discovery/discovery.ts';
import { ServiceError } from '../../src/errors.ts';
import { termsOf } from '../../src/discovery/listing.ts';
import { createView, prepareSearches, type View } from '../../src/discovery/view.ts';
import { createSearch } from '../../src/search/search.ts';
import type { Tally } from '../../src/search/tally.ts';
import { createTakeLock } from '../../src/store/advisory-lock.ts';
import { readSnapshotCounts, saveSnapshot } from '../../src/store/catalogue/count-snapshots.ts';
import { readTaxonomyNames } from '../../src/store/taxonomy/taxonomy-names.ts';
import type { LargeCatalogue } from './catalogue.ts';
import { repeat, REPEATS, show, measure, type Measurement } from './measure.ts';

/** A shape of counts that no process reads. */
const BENCH_SHAPE = 1_000_000;
/** Milliseconds between two checks, short so that little of the measured time is waiting. */
const POLL_INTERVAL = 20;
/** Few, since names are read after a pause of ten times as long as reading them takes. */
const NAME_CHANGES = 2;
/** Milliseconds until the first counts must be available. */
const TIMEOUT = 120_000;
const MEBIBYTE = 2 ** 20;

function memoryInUse(): number {
  if (globalThis.gc === undefined) throw new Error('run this by `npm run bench:discovery`, which exposes gc');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEBIBYTE;
}

/** The memory of names and counts, with everything that searches derive from them. */
async function measureMemory(postgres: Pool, tally: Tally): Promise<View> {
  const empty = memoryInUse();
  const terms = await termsOf(await readTaxonomyNames(postgres));
  const named = memoryInUse();
  const view = createView(1, tally, terms);
  await prepareSearches(view);
  const viewed = memoryInUse();
  console.log(
    `  memory: ${(named - empty).toFixed(0)} MB for names, ${(viewed - named).toFixed(0)} MB for each version of the counts`,
  );
  return view;
}

/** Resolves when there is a view. Calls during the first count are rejected. */
async function untilCounted(discovery: Discovery): Promise<void> {
  for (const deadline = performance.now() + TIMEOUT; ;) {
    try {
      await discovery.current(Infinity);
      return;
    } catch (error) {
      if (!(error instanceof ServiceError) || performance.now() > deadline) throw error;
      await sleep(POLL_INTERVAL);
    }
  }
}

/** Resolves when the latest view has changed. */
async function another(discovery: Discovery, differs: (view: View) => boolean): Promise<void> {
  while (!differs((await discovery.current(Infinity)).view)) await sleep(1);
}

/** Copies the counts of the latest snapshot to a new one, as if another process had counted. */
async function publishAgain(postgres: Pool): Promise<void> {
  await postgres.query(
    'update count_snapshots set replaced_at = clock_timestamp() where replaced_at is null and shape <> $1',
    [BENCH_SHAPE],
  );
  await postgres.query(
    `insert into count_snapshots (shape, index_mark, vocabulary_mark, generated_at, cost, content_hash, counts)
     select shape, index_mark, vocabulary_mark, clock_timestamp(), cost, content_hash, counts
     from count_snapshots where shape <> $1 order by version desc limit 1`,
    [BENCH_SHAPE],
  );
}

/** Repeats a step of another process, and measures the wait until its effect is visible. */
async function takeOver(
  name: string,
  discovery: Discovery,
  publish: () => Promise<void>,
  differs: (view: View, before: View) => boolean,
  repeats = REPEATS,
): Promise<void> {
  const measurements: Measurement<void>[] = [];
  while (measurements.length < repeats) {
    const { view: before } = await discovery.current(Infinity);
    await publish();
    measurements.push(await measure(() => another(discovery, (view) => differs(view, before))));
  }
  show(name, measurements);
}

/** Measures how a serving process picks up counts and names of another one. */
async function measureTakeOver({ postgres, elasticsearch, alias }: LargeCatalogue): Promise<void> {
  const parts = {
    database: postgres,
    search: createSearch({ client: elasticsearch, alias }),
    logger: pino({ level: 'warn' }),
    pollInterval: POLL_INTERVAL,
  };
  const counting = createDiscovery({ ...parts, takeLock: createTakeLock(postgres) });
  await untilCounted(counting);
  const serving = createDiscovery({ ...parts, takeLock: () => Promise.resolve(null) });
  const { close } = serving.start();
  await untilCounted(serving);
  const publishCounts = (): Promise<void> => publishAgain(postgres);
  const publishNames = async (): Promise<void> => {
    await postgres.query('insert into vocabulary_changes (changes) values (1)');
  };
  await takeOver(
    'picking up counts',
    serving,
    publishCounts,
    (now, before) => now.version !== before.version,
  );
  await takeOver(
    'picking up names, including the pause before',
    serving,
    publishNames,
    (now, before) => now.terms !== before.terms,
    NAME_CHANGES,
  );
  await close();
}

/** The cost of a snapshot, from the count until another process serves it. @returns a view of it */
export async function measureSnapshot(catalogue: LargeCatalogue, tally: Tally): Promise<View> {
  const { postgres } = catalogue;
  const size = Buffer.byteLength(JSON.stringify(tally)) / MEBIBYTE;
  console.log(`\nA snapshot of ${tally.tags.length} tags, ${size.toFixed(1)} MB of JSON`);
  const view = await measureMemory(postgres, tally);
  const marks = { index: 'bench', vocabulary: 0 };
  let cost = 0;
  await repeat('saving it', () =>
    saveSnapshot(postgres, BENCH_SHAPE, marks, { ...tally, cost: (cost += 1) }, cost),
  );
  const saved = await postgres.query<{ version: string }>(
    'select max(version) as version from count_snapshots where shape = $1',
    [BENCH_SHAPE],
  );
  await repeat('reading it', () => readSnapshotCounts(postgres, Number(saved.rows[0]?.version), BENCH_SHAPE));
  const vocabulary = await repeat('reading names', () => readTaxonomyNames(postgres));
  const terms = await repeat('preparing names', () => termsOf(vocabulary));
  await repeat('building a view of both', () => createView(1, tally, terms));
  await repeat('building one and preparing searches', () => prepareSearches(createView(1, tally, terms)));
  await measureTakeOver(catalogue);
  return view;
}
