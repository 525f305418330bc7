import type { Pool } from 'pg';

import { inTransaction } from '../../../src/store/database.ts';
import type { Difficulty, QualityTier } from '../../../src/contract/vocabulary.ts';

/** The states of the questions, after the transactions that are changing them. Removed questions are absent. */
export async function readStates(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, State>> {
  // In a transaction for writing, since it waits for the locks of others.
  return inTransaction(pool, 'write', async (client) => {
    const { rows } = await client.query<State & { id: string }>(
      `select id, difficulty, tags[1] as tag, quality, availability from questions where id = any ($1)
       order by id for update`,
      [ids],
    );
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  });
}

/** What a question is at one time, as far as the run changes it. */
export interface State {
  readonly difficulty: Difficulty;
  readonly tag: string;
  readonly quality: QualityTier;
  readonly availability: 'visible' | 'hidden' | 'duplicate' | 'removed';
}

interface Entry {
  readonly state: State;
  /** Milliseconds: the state cannot have been visible before. */
  readonly from: number;
  /** When it had certainly been replaced. */
  until: number;
}

/** An operation that has begun and may or may not be visible. */
interface Begun {
  /** It took effect. */
  readonly confirm: () => void;
  /** It had no effect. */
  readonly abandon: () => void;
}

/** The log of all operations, which knows what every question may have been at every time. One writer owns a question. */
export interface History {
  readonly set: (id: string, state: State) => void;
  readonly now: (id: string) => State;
  readonly begin: (changes: ReadonlyMap<string, State>) => Begun;
  /** Whether the question can have been in such a state at some time between the two. */
  readonly couldBe: (id: string, is: (state: State) => boolean, from: number, to: number) => boolean;
  readonly ids: () => readonly string[];
}

/** Milliseconds for which replaced states are remembered. */
const KEPT = 120_000;

export function createHistory(now: () => number): History {
  const entries = new Map<string, Entry[]>();
  const of = (id: string): Entry[] => entries.get(id) ?? [];
  return {
    set: (id, state) => void entries.set(id, [{ state, from: -Infinity, until: Infinity }]),
    now(id) {
      const last = of(id).at(-1);
      if (last === undefined) throw new Error(`${id} is unknown`);
      return last.state;
    },
    begin(changes) {
      const from = now();
      const begun = new Map([...changes].map(([id, state]) => [id, { state, from, until: Infinity }]));
      for (const [id, entry] of begun) of(id).push(entry);
      return {
        confirm() {
          const until = now();
          for (const [id, entry] of begun) {
            for (const other of of(id)) if (other !== entry && other.until === Infinity) other.until = until;
            entries.set(
              id,
              of(id).filter((other) => other.until > until - KEPT),
            );
          }
        },
        abandon() {
          for (const [id, entry] of begun)
            entries.set(
              id,
              of(id).filter((other) => other !== entry),
            );
        },
      };
    },
    couldBe: (id, is, from, to) =>
      of(id).some((entry) => entry.from <= to && entry.until >= from && is(entry.state)),
    ids: () => [...entries.keys()],
  };
}
