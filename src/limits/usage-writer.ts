import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { saveUsage, type UserDayUsage } from '../store/accounts/usage.ts';
import { createOutageLog } from '../engines/outage-log.ts';
import { portionsOf } from './portions.ts';
import type { UsageCounters, UserDay } from './usage-counters.ts';
import type { UsageDays } from './usage-days.ts';
import type { UsageSeeder } from './usage-seeder.ts';

/** The result of writing usage to PostgreSQL. */
export type FlushOutcome = 'done' | 'failed';

interface WriterParts {
  readonly database: Database;
  readonly counters: Pick<UsageCounters, 'read' | 'walk'>;
  readonly days: UsageDays;
  readonly seeder: UsageSeeder;
  readonly logger: Logger;
  readonly onFlush?: ((outcome: FlushOutcome) => void) | undefined;
}

/** Writes counters from Redis to PostgreSQL. Neither function throws: both log the first failure and the recovery. */
export interface UsageWriter {
  /** Writes the days that have changed. Those that fail are written by the next flush. */
  readonly flush: () => Promise<void>;
  /** Writes all days in Redis. Resolves to whether that worked. */
  readonly sweep: () => Promise<boolean>;
}

export function createUsageWriter(parts: WriterParts): UsageWriter {
  const { database, counters, days, seeder, logger, onFlush } = parts;
  const flushes = createOutageLog(logger, {
    failed: 'writing usage from Redis to PostgreSQL failed; it is retried',
    worked: 'writing usage from Redis to PostgreSQL works again',
  });
  const sweeps = createOutageLog(logger, {
    failed: 'writing usage that other processes left in Redis failed; it is retried',
    worked: 'writing usage that other processes left in Redis works again',
  });

  async function save(portion: readonly UserDay[]): Promise<void> {
    const read = await Promise.all(portion.map((day) => counters.read(day)));
    const rows = read.filter((row): row is UserDayUsage => row !== undefined);
    // Counters that do not include the stored counts yet are not written: the sum would later be added to itself.
    portion.forEach((day, index) => read[index] === undefined && seeder.schedule(day));
    if (rows.length > 0) await saveUsage(database, rows);
  }

  return {
    async flush() {
      for (const portion of portionsOf(days.takeAll()))
        try {
          await save(portion);
          flushes.worked();
          onFlush?.('done');
        } catch (error) {
          portion.forEach(days.add);
          flushes.failed(error);
          onFlush?.('failed');
        }
    },
    async sweep() {
      try {
        for await (const found of counters.walk())
          for (const portion of portionsOf(found)) await save(portion);
        sweeps.worked();
        return true;
      } catch (error) {
        sweeps.failed(error);
        return false;
      }
    },
  };
}
