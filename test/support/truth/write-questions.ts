import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { importRecords } from '../../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { addEntries } from '../data/add-entries.ts';
import { readStates, type History, type State } from './history.ts';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const TAGS = ['alpha', 'beta', 'gamma'] as const;

/** What the writers of a run share. */
export interface WriterParts {
  readonly pool: Pool;
  readonly history: History;
  readonly random: () => number;
  readonly isRunning: () => boolean;
  /** Milliseconds between two operations of a writer. */
  readonly pause: number;
  readonly onOperation: (kind: string) => void;
}

/** An operation on questions of one writer: what they become, and the work. */
interface Operation {
  readonly kind: string;
  readonly changes: ReadonlyMap<string, State>;
  readonly work: () => Promise<unknown>;
}

const MODERATION = { moderator: 'test', reason: null, withTranslations: false };

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

const EDIT = `
  update questions set difficulty = $2, tags = array[$3], quality = $4 where id = any ($1)`;

function chooseOperation(
  { pool, history, random }: WriterParts,
  own: ReadonlyMap<string, QuestionRecord>,
): Operation | undefined {
  const ids = [...own.keys()];
  const chosen = [...new Set([pick(ids, random), pick(ids, random), pick(ids, random)])].sort();
  const [id = ''] = chosen;
  const state = history.now(id);
  const content = {
    difficulty: pick(LEVELS, random),
    tag: pick(TAGS, random),
    quality: random() < 0.8 ? 'high' : 'needs_review',
  } as const;
  const one = (changed: Partial<State>): ReadonlyMap<string, State> =>
    new Map([[id, { ...state, ...changed }]]);
  const fate = random();
  if (fate < 0.4) {
    const there = chosen.filter((other) => history.now(other).availability !== 'removed');
    const changes = new Map(there.map((other) => [other, { ...history.now(other), ...content }]));
    const parameters = [there, content.difficulty, content.tag, content.quality];
    const work = () => inTransaction(pool, 'write', (client) => client.query(EDIT, parameters));
    return { kind: 'edit', changes, work };
  }
  if (fate < 0.55) {
    if (state.availability !== 'visible' && state.availability !== 'removed') return undefined;
    const record = own.get(id);
    if (record === undefined) return undefined;
    const { difficulty, tag, quality } = content;
    // Never what was imported before: that would change nothing.
    const explanation = `Fact ${Math.floor(random() * 1e9)}.`;
    const changed = { ...record, difficulty, quality, tags: [tag], explanation };
    const changes = one({ ...content, availability: 'visible' });
    return { kind: 'import', changes, work: () => importRecords(pool, [changed]) };
  }
  if (fate < 0.7 && state.availability === 'visible')
    return {
      kind: 'hide',
      changes: one({ availability: 'hidden' }),
      work: () => hideQuestions(pool, [id], MODERATION),
    };
  if (fate < 0.9 && (state.availability === 'hidden' || state.availability === 'duplicate'))
    return {
      kind: 'restore',
      changes: one({ availability: 'visible' }),
      work: () => restoreQuestions(pool, [id], MODERATION),
    };
  const [, canonical] = chosen;
  if (fate > 0.9 && state.availability === 'visible' && canonical !== undefined) {
    if (history.now(canonical).availability !== 'visible') return undefined;
    return {
      kind: 'merge',
      changes: one({ availability: 'duplicate' }),
      work: () => mergeQuestions(pool, id, canonical, MODERATION),
    };
  }
  if (state.availability !== 'hidden') return undefined;
  const removal = () =>
    inTransaction(pool, 'write', (client) => client.query('delete from questions where id = $1', [id]));
  return { kind: 'remove', changes: one({ availability: 'removed' }), work: removal };
}

const isSame = (one: State, other: State): boolean =>
  one.availability === other.availability &&
  (one.availability === 'removed' ||
    (one.difficulty === other.difficulty && one.tag === other.tag && one.quality === other.quality));

/** What the questions are now, as soon as the database says so. A transaction that has not ended holds its locks. */
async function readPatiently(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, State>> {
  for (;;)
    try {
      return await readStates(pool, ids);
    } catch {
      await sleep(50);
    }
}

/**
 * Changes questions that no one else changes, one operation after the other. If an operation fails, the database says
 * whether it took effect.
 *
 * @throws Error if an operation that was confirmed has no effect, or one that failed has another effect
 */
export async function writeQuestions(
  parts: WriterParts,
  own: ReadonlyMap<string, QuestionRecord>,
): Promise<void> {
  const { pool, history, random, isRunning, pause, onOperation } = parts;
  while (isRunning()) {
    if (pause > 0) await sleep(random() * 2 * pause);
    const operation = chooseOperation(parts, own);
    if (operation === undefined || operation.changes.size === 0) continue;
    const { kind, changes, work } = operation;
    const before = new Map([...changes.keys()].map((id) => [id, history.now(id)]));
    const begun = history.begin(changes);
    let error: unknown;
    await work().catch((reason: unknown) => (error = reason));
    const found = await readPatiently(pool, [...changes.keys()]);
    const are = (expected: ReadonlyMap<string, State>): boolean =>
      [...expected].every(([id, state]) =>
        isSame(found.get(id) ?? { ...state, availability: 'removed' }, state),
      );
    if (are(changes)) begun.confirm();
    else if (error !== undefined && are(before)) begun.abandon();
    else
      throw new Error(
        `${kind}: expected ${JSON.stringify([...changes])}, found ${JSON.stringify([...found])}`,
        { cause: error },
      );
    onOperation(kind);
  }
}

/** Renames a tag again and again, which touches no document. */
export async function renameTags({ pool, random, isRunning, onOperation }: WriterParts): Promise<void> {
  while (isRunning()) {
    await sleep(100 + random() * 400);
    const name = `Label ${Math.floor(random() * 1e6)}`;
    await addEntries(pool, 'tag', [{ slug: pick(TAGS, random), en: name, pl: name }]).then(
      () => onOperation('rename'),
      () => undefined,
    );
  }
}
