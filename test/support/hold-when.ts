import type { Pool } from 'pg';

const NAME = 'held_by_test';

/**
 * Makes statements wait while a condition holds, so that a process can be met in the middle of its work however fast it is. A
 * session whose process is killed meanwhile ends, as it does when its statement is over. What goes on afterwards must be let go within
 * the ten seconds that a statement may take.
 *
 * @param statements - which, as a trigger names them: `insert on questions`
 * @param condition - SQL, true before a statement that is to wait
 * @returns lets them all go on
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

/** Lets no import store more once there are so many questions: the batch that reaches the number is the last one. */
export const holdImportsAt = (pool: Pool, questions: number): Promise<() => Promise<void>> =>
  holdWhen(pool, 'insert on questions', `(select count(*) from questions) >= ${questions}`);
