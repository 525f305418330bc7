import type { Pool } from 'pg';

import { insertReport, type NewReport } from './insert-report.ts';
import { guardDatabase, translateOutages } from '../database.ts';
import { createHashSender } from './report-secret.ts';
import { inTransaction } from '../transaction.ts';

/** A report with where it came from, of which only a hash is kept. */
export interface IncomingReport extends Omit<NewReport, 'senderHash'> {
  /** An address or a network, always written in the same way. */
  readonly senderAddress: string;
}

/** Takes reports in. */
export interface ReportBook {
  /**
   * Stores a report and returns its id; undefined when there is no question with the id that it names.
   *
   * @throws ServiceError `service_unavailable`
   */
  create(report: IncomingReport): Promise<string | undefined>;
}

/** @param secret - what addresses are hashed with; without it the database keeps one */
export function createReportBook(pool: Pool, secret: string | undefined): ReportBook {
  const hashSender = createHashSender(guardDatabase(pool), secret);
  return {
    async create({ senderAddress, ...report }) {
      const senderHash = await hashSender(senderAddress);
      return translateOutages(() =>
        inTransaction(pool, 'write', (client) => insertReport(client, { ...report, senderHash })),
      );
    },
  };
}
