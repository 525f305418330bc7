import type { Pool } from 'pg';

const NAME = 'held_by_test';

/**
 * Blocks statements while a condition holds, so that a test can reliably interrupt a process in the middle of its work.
 * A blocked session ends when its process is killed. Release statements that should continue within ten seconds, the
 * statement timeout.
 *
 * @param statements - the statements in the syntax of a trigger: `insert on questions`
 * @param condition - SQL, true before a statement to block
 * @returns releases all blocked statements
 */
export async function holdWhen(
  pool: Pool,
  statements: string,
  condition: string,
): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query(`
    do $$ begin
      execute format('alter database %I set client_connection_check_interval = 20', current_database());
    end $$;
    create function ${NAME}() returns trigger language plpgsql as $$
      begin
        if ${condition} then perform pg_advisory_xact_lock_shared(hashtext('${NAME}')); end if;
        return null;
      end $$;
    create trigger ${NAME} before ${statements} for each statement execute function ${NAME}();
    select pg_advisory_lock(hashtext('${NAME}'))`);
  return async () => {
    await holder.query(`select pg_advisory_unlock_all()`);
    await holder.query(`drop function ${NAME} cascade`);
    holder.release();
  };
}

/** Blocks imports once there are this many questions. The batch that reaches the number is the last one. */
export const holdImportsAt = (pool: Pool, questions: number): Promise<() => Promise<void>> =>
  holdWhen(pool, 'insert on questions', `(select count(*) from questions) >= ${questions}`);
