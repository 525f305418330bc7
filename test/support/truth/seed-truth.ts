import type { Pool } from 'pg';

import type { QuestionRecord } from '../../../src/contract/record.ts';
import { addEntries } from '../data/add-entries.ts';
import { questions } from '../data/a-question.ts';
import { createHistory, type State } from './history.ts';
import type { TruthParts } from './run-truth.ts';
import { LEVELS, TAGS } from './write-questions.ts';

/** Enough for draws in bulk, and for twenty of each difficulty that have not changed while the index is minutes behind. */
const MOVING = 3_600;
const ANCHORS = 100;

/**
 * Writes the questions of a run, those that change and those that do not, and begins the log of operations.
 *
 * @param load - imports records, and resolves when they are searchable
 */
export async function seedTruth(
  pool: Pool,
  load: (records: readonly QuestionRecord[]) => Promise<unknown>,
): Promise<Pick<TruthParts, 'history' | 'anchors' | 'records' | 'now'>> {
  await addEntries(
    pool,
    'tag',
    [...TAGS, 'anchor'].map((slug) => ({ slug, en: slug, pl: slug })),
  );
  await load(questions(ANCHORS, { tags: ['anchor'] }));
  const id = (place: number): string => `019b3c4e-8a00-7c11-9d53-${place.toString(16).padStart(12, '0')}`;
  const records = questions(MOVING, { tags: ['alpha'] }).map((record, place) => ({
    ...record,
    id: id(place),
    difficulty: LEVELS[place % LEVELS.length] ?? 'easy',
  }));
  await load(records);
  const anchors = await pool.query<{ id: string }>(
    `select id from questions where tags = '{anchor}' order by seq desc`,
  );
  const now = (): number => performance.now();
  const history = createHistory(now);
  const state: State = { difficulty: 'medium', tag: 'alpha', quality: 'high', availability: 'visible' };
  for (const { id: moving, difficulty } of records) history.set(moving, { ...state, difficulty });
  for (const { id: anchor } of anchors.rows) history.set(anchor, { ...state, tag: 'anchor' });
  return {
    history,
    anchors: anchors.rows.map(({ id: anchor }) => anchor),
    records: new Map(records.map((record) => [record.id, record])),
    now,
  };
}
