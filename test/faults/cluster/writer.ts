import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { importRecords } from '../../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { aQuestion } from '../../support/data/a-question.ts';

/** Milliseconds between two writes. */
const PAUSE = 100;
/** Milliseconds after which an acknowledged edit has to be read by id from every process and server. */
const READ_AFTER = 2_000;

/** An import. */
export interface Attempt {
  /** When it began: milliseconds of the monotonic clock. */
  readonly at: number;
  readonly milliseconds: number;
  readonly isDone: boolean;
}

/** A question whose import was acknowledged, and when: milliseconds of the monotonic clock. */
export interface Written {
  readonly text: string;
  readonly at: number;
}

/** The question that the writer edits. */
export const editionOf = (record: QuestionRecord, edition: number): QuestionRecord => ({
  ...record,
  explanation: `Edition ${edition}.`,
});

/**
 * Imports one question after the other, and a new edition of the same one in between, until it is stopped.
 *
 * @param edited - has been imported as edition 0
 */
export function startWriter(pool: Pool, edited: QuestionRecord) {
  const writes: Attempt[] = [];
  const acknowledged: Written[] = [];
  const editions: { readonly edition: number; readonly at: number }[] = [{ edition: 0, at: -Infinity }];
  let isStopped = false;

  async function attempt(record: QuestionRecord): Promise<boolean> {
    const at = performance.now();
    const isDone = await importRecords(pool, [record]).then(
      ({ skipped }) => skipped === 0,
      () => false,
    );
    writes.push({ at, milliseconds: performance.now() - at, isDone });
    return isDone;
  }

  async function write(): Promise<void> {
    for (let edition = 1; !isStopped; edition += 1) {
      const record = aQuestion({ tags: ['written'] });
      if (await attempt(record)) acknowledged.push({ text: record.text, at: performance.now() });
      await sleep(PAUSE);
      if (await attempt(editionOf(edited, edition))) editions.push({ edition, at: performance.now() });
      await sleep(PAUSE);
    }
  }

  const working = write();
  return {
    writes,
    /** In the order of their import. */
    acknowledged,
    /** The edition that a request sent now has to find. */
    edition: (): number => {
      const before = performance.now() - READ_AFTER;
      return editions.findLast(({ at }) => at < before)?.edition ?? 0;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await working;
    },
  };
}
