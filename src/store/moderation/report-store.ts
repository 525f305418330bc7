import { insertReport, type NewReport } from './insert-report.ts';
import { type Connections, translateOutages } from '../database.ts';
import type { ReadSecret } from '../service-secret.ts';
import { createHashSender } from './hash-sender.ts';
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

/** @param readSecret - the secret that hashes the addresses */
export function createReportStore(pool: Connections, readSecret: ReadSecret): ReportStore {
  const hashSender = createHashSender(readSecret);
  return {
    async create({ senderAddress, ...report }) {
      const senderHash = await hashSender(senderAddress);
      return translateOutages(() =>
        inTransaction(pool, 'write', (client) => insertReport(client, { ...report, senderHash })),
      );
    },
  };
}
