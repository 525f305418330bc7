import type { PoolClient, QueryConfig } from 'pg';

/** Rows of a page. */
const PAGE = 1_000;
/** Milliseconds for one page, the first of which may sort everything. */
const TIMEOUT = 600_000;
/** How long the reader may be silent, while what it got goes to a slow disk. */
const SILENCE = '10min';

/** A statement that the driver waits for as long as the server may take. */
export const patient = (text: string, values: readonly unknown[] = []): QueryConfig => {
  const wish = { text, values: [...values], query_timeout: TIMEOUT };
  return wish;
};

/** Lets the statements of this transaction take as long as reading everything may. */
export async function takeTime(client: PoolClient): Promise<void> {
  await client.query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
  await client.query(`set local statement_timeout = ${TIMEOUT}`);
}

/** The rows of a statement, within a transaction, a page at a time: with the same memory however many there are. */
export async function* readPages<Row extends object>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  await takeTime(client);
  await client.query(patient(`declare pages no scroll cursor for ${text}`, values));
  for (;;) {
    const { rows } = await client.query<Row>(patient(`fetch ${PAGE} from pages`));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await client.query('close pages');
}
