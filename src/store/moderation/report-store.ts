import type { Pool } from 'pg';

import { insertReport, type NewReport } from './insert-report.ts';
import { guardDatabase, translateOutages } from '../database.ts';
import { createHashSender } from './report-secret.ts';
import { inTransaction } from '../transaction.ts';

/** A report with the sender's address, of which only a hash is stored. */
export interface IncomingReport extends Omit<NewReport, 'senderHash'> {
  /** An address or a network, normalized. */
  readonly senderAddress: string;
}

/** Stores reports. */
export interface ReportStore {
  /**
   * Stores a report and returns its id. Undefined if the reported question does not exist.
   *
   * @throws ServiceError `service_unavailable`
   */
  create(report: IncomingReport): Promise<string | undefined>;
}

/** @param secret - hashes the addresses; if undefined, a secret in the database is used */
export function createReportStore(pool: Pool, secret: string | undefined): ReportStore {
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
