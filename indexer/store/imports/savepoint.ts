import { DatabaseError, type PoolClient } from 'pg';

/** SQLSTATE classes that name a data error: malformed values and violated constraints. */
const DATA_ERROR = /^2[23]/;

/** The database refused data in a savepoint, which was rolled back. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
  /** The violated constraint, or the SQLSTATE of a malformed value. */
  readonly constraint: string;
  constructor(constraint: string, cause: Error) {
    super(`the database refused the data: ${constraint}`, { cause });
    this.constraint = constraint;
  }
}

/**
 * Runs `work` in a savepoint of the caller's transaction, which can continue after refused data.
 *
 * @throws DataRefused after rolling back to the savepoint
 */
export async function inSavepoint<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt');
  try {
    const result = await work();
    await client.query('release savepoint attempt');
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code === undefined || !DATA_ERROR.test(error.code))
      throw error;
    await client.query('rollback to savepoint attempt');
    throw new DataRefused(error.constraint ?? error.code, error);
  }
}
