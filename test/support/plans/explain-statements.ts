import type { ClientBase } from 'pg';

import { judgePlan, planIn, type Plan, type TableSizes } from './judge-plan.ts';
import type { SentStatement } from './record-statements.ts';
import { LARGE_TABLES, SMALL_TABLES } from './table-rows.ts';

/** A statement that reads too much, and how. */
export interface JudgedStatement {
  readonly statement: SentStatement;
  readonly problems: readonly string[];
}

/** Statements that the planner has no part in. */
const UTILITY = /^\s*(begin|commit|rollback|savepoint|release|set|lock)\b/i;

/** Whether the statement has a plan. */
export const isPlanned = ({ text }: SentStatement): boolean => !UTILITY.test(text);

const sizeOf: TableSizes = (table) => {
  if (table in LARGE_TABLES) return 'large';
  if (table in SMALL_TABLES || table.startsWith('pg_')) return 'small';
  throw new Error(`How large does the table ${table} get? Add it to test/support/plans/table-rows.ts.`);
};

/** The plan that a prepared statement gets for parameters that are not known, and that for each list of parameters. */
async function plansOf(client: ClientBase, { text, samples }: SentStatement): Promise<Plan[]> {
  const plans = [planIn((await client.query(`explain (generic_plan, format json) ${text}`)).rows)];
  for (const sample of samples)
    plans.push(
      planIn((await client.query({ text: `explain (format json) ${text}`, values: [...sample] })).rows),
    );
  return plans;
}

/** Explains statements without running them, and returns those that read too much. */
export async function explainAll(
  client: ClientBase,
  statements: readonly SentStatement[],
): Promise<JudgedStatement[]> {
  const found: JudgedStatement[] = [];
  for (const statement of statements) {
    const plans = await plansOf(client, statement);
    const problems = [...new Set(plans.flatMap((plan) => judgePlan(plan, sizeOf)))];
    if (problems.length > 0) found.push({ statement, problems });
  }
  return found;
}

/** The beginning of a statement, and what sent it. */
export function describeStatement({ name, text, senders }: SentStatement): string {
  const shortened = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return `“${shortened}…” (${name ?? 'without a name'}, sent by ${[...senders].slice(0, 3).join(', ')})`;
}

/** One line for each problem. */
export const describeProblems = (problems: readonly JudgedStatement[]): string[] =>
  problems.map(
    ({ statement, problems: listed }) => `${describeStatement(statement)} ${listed.join(' and ')}`,
  );
