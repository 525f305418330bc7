import type { PoolClient, QueryConfig } from 'pg';

/** Rows per page. */
const PAGE = 1_000;
/** Milliseconds for one page. The first page may have to sort everything. */
const TIMEOUT = 600_000;
/** How long the transaction may be idle while rows are written to a slow disk. */
const SILENCE = '10min';

/** A statement whose timeout in the driver is as long as that of the server. */
export const slowQuery = (text: string, values: readonly unknown[] = []): QueryConfig => {
  const query = { text, values: [...values], query_timeout: TIMEOUT };
  return query;
};

/** Raises the timeouts of this transaction for reading everything. */
export async function allowSlowStatements(client: PoolClient): Promise<void> {
  await client.query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
  await client.query(`set local statement_timeout = ${TIMEOUT}`);
}

/** Reads the rows of a statement in pages, within a transaction, so that memory does not grow with their number. */
export async function* readPages<Row extends object>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  await allowSlowStatements(client);
  await client.query(slowQuery(`declare pages no scroll cursor for ${text}`, values));
  for (;;) {
    const { rows } = await client.query<Row>(slowQuery(`fetch ${PAGE} from pages`));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await client.query('close pages');
}
