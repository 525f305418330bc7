import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { ExportFile } from '../../src/contract/exports.ts';
import {
  createExportFolder,
  fileName,
  listSets,
  MANIFEST,
  setName,
  type ExportManifest,
} from '../../src/exports/export-folder.ts';
import { prepareQuestion, renderQuestions, type LabelParts } from '../../src/questions/render-questions.ts';
import { Refusal } from '../../src/refusal.ts';
import { tryLock } from '../../src/store/advisory-lock.ts';
import { createCategoryCache, createLabelCache } from '../../src/store/taxonomy/labels.ts';
import { readSearchIndices } from '../store/generations/search-index.ts';
import {
  readCatalogue,
  type CatalogueSnapshot,
  type QuestionGroup,
} from '../store/questions/read-catalogue.ts';
import { writeAtomically, writeRefusal } from './atomic-file.ts';

/** Sets in the folder: the newest, and the one before for downloads that are under way or interrupted. */
const SETS_KEPT = 2;
const REMAINS = /^\..+\.part$/u;
/** Milliseconds until the next attempt after a failure, and while there are no questions. */
const RETRY = 600_000;
/** Milliseconds between two looks for a live index. Filling it comes first: a mirror cannot continue without it. */
const INDEX_WAIT = 2_000;
/** Milliseconds between two looks at the folder, in which other processes may have made exports. */
const LONGEST_WAIT = 3_600_000;

/** The connection and the log of a process that makes exports. */
interface ExportParts {
  readonly pool: Pool;
  readonly logger: Logger;
}

/**
 * Writes all visible questions of one moment as files, one for each language and licence. They appear together when all
 * of them are complete.
 *
 * @throws Refusal if another process is doing so, or if the folder cannot be written
 */
export async function makeExports(
  parts: ExportParts,
  folder: string,
  signal?: AbortSignal,
): Promise<ExportFile[]> {
  const lock = await tryLock(parts.pool, 'trivia exports');
  if (lock === null) throw new Refusal('Another process is making exports.');
  try {
    return await makeSet(parts, folder, signal);
  } finally {
    await lock.release();
  }
}

async function makeSet(
  parts: ExportParts,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<ExportFile[]> {
  const madeAt = new Date();
  const set = setName(madeAt);
  const hidden = join(folder, `.${set}.part`);
  await prepareFolder(folder, hidden);
  try {
    const files = await writeSet(parts, hidden, madeAt, signal);
    await rename(hidden, join(folder, set));
    await tidy(folder, set);
    return files;
  } catch (error) {
    await rm(hidden, { recursive: true, force: true });
    throw error;
  }
}

/** Makes space in the folder for a set that is written under a hidden name. */
async function prepareFolder(folder: string, hidden: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await tidy(folder);
    await mkdir(hidden);
  } catch (error) {
    throw writeRefusal(error, folder);
  }
}

/** Deletes what killed processes have left, and all sets but the newest ones, counted from `newest`. */
async function tidy(folder: string, newest?: string): Promise<void> {
  const remains = (await readdir(folder)).filter((entry) => REMAINS.test(entry));
  const sets = await listSets(folder);
  const kept = sets.filter((set) => newest === undefined || set <= newest).slice(0, SETS_KEPT);
  for (const entry of [...remains, ...sets.filter((set) => !kept.includes(set))])
    await rm(join(folder, entry), { recursive: true, force: true });
}

/** Writes the files of a set and its manifest into a folder. */
async function writeSet(
  { pool, logger }: ExportParts,
  folder: string,
  madeAt: Date,
  signal: AbortSignal | undefined,
): Promise<ExportFile[]> {
  const labels = { categories: createCategoryCache(pool, logger), labels: createLabelCache(pool) };
  const files = await readCatalogue(pool, async (snapshot) => {
    const written: ExportFile[] = [];
    for (const group of snapshot.groups) {
      const { language, license, count: questions } = group;
      const name = fileName(group, setName(madeAt));
      const file = await writeAtomically(join(folder, name), linesOf(snapshot, group, labels), signal);
      const since = new Date(snapshot.since).toISOString();
      written.push({ name, language, license, questions, ...file, madeAt: madeAt.toISOString(), since });
    }
    return written;
  });
  const manifest = { files } satisfies ExportManifest;
  await writeAtomically(join(folder, MANIFEST), [`${JSON.stringify(manifest, null, 2)}\n`], signal);
  return files;
}

/** The questions of a group as lines of JSON, as lists with `quality=all` return them. */
async function* linesOf(
  snapshot: CatalogueSnapshot,
  group: QuestionGroup,
  labels: LabelParts,
): AsyncGenerator<Buffer> {
  const display = { language: group.language, showQuality: true };
  for await (const rows of snapshot.read(group)) {
    const questions = await renderQuestions(labels, rows, group.language);
    const lines = questions.map((question) => `${prepareQuestion(question, display).bytes}\n`);
    yield Buffer.from(lines.join(''), 'latin1');
  }
}

/**
 * Makes exports whenever the newest ones have reached an age, until the signal.
 *
 * @param period - milliseconds
 */
export async function scheduleExports(
  parts: ExportParts,
  folder: string,
  period: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let wait = RETRY;
    try {
      wait = await makeIfDue(parts, folder, period, signal);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      parts.logger.error({ err: error }, 'exports failed: the next attempt is in 10 minutes');
    }
    await sleep(Math.min(wait, LONGEST_WAIT), undefined, { signal }).catch(() => undefined);
  }
}

/** Makes exports if they are due. Returns the milliseconds until they are due again. */
async function makeIfDue(
  parts: ExportParts,
  folder: string,
  period: number,
  signal: AbortSignal,
): Promise<number> {
  const [newest] = await createExportFolder(folder).list();
  // Exports from the future were made while the clock was ahead. They are replaced, or there would be none until then.
  const age = newest === undefined ? period : Date.now() - Date.parse(newest.madeAt);
  if (age >= 0 && age < period) return period - age;
  const indices = await readSearchIndices(parts.pool);
  if (!indices.some(({ state }) => state === 'live')) return INDEX_WAIT;
  const started = Date.now();
  const files = await makeExports(parts, folder, signal);
  const questions = files.reduce((sum, file) => sum + file.questions, 0);
  parts.logger.info({ files: files.length, questions, ms: Date.now() - started }, 'made exports');
  return files.length === 0 ? RETRY : period;
}
