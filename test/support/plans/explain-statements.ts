import { z } from 'zod';
import type { ClientBase } from 'pg';
import { sized } from '../sized.ts';
import type { SentStatement } from './record-statements.ts';
import { LARGE_TABLES, SMALL_TABLES } from './table-rows.ts';

/** A node of a plan, as `explain (format json)` prints it. */
const PlanNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Total Cost': z.number(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});
type PlanNode = z.infer<typeof PlanNode>;

/** The only row of `explain (format json)`. */
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: PlanNode })]) })]);

const planIn = (rows: unknown): PlanNode => Explained.parse(rows)[0]['QUERY PLAN'][0].Plan;

/**
 * The cost that the plan of a statement may have, in units of the planner. Up to 250 rows that are looked up one by one
 * cost 2,000, and 6,000 where each is on another page, as in the long form. To read all of 1.4 million questions costs
 * 14,000, and 100,000 with their pages.
 */
const MOST_COST = sized({ short: 2_000, long: 10_000 });

/** Whether a table grows, so that it may be read by an index only. */
function isLarge(table: string): boolean {
  if (table in LARGE_TABLES) return true;
  if (table in SMALL_TABLES || table.startsWith('pg_')) return false;
  throw new Error(`How large does the table ${table} get? Add it to test/support/plans/table-rows.ts.`);
}

/** Steps that read no more of their input than a limit above them asks for. */
const PASSES_LIMIT: ReadonlySet<string> = new Set([
  'Limit',
  'LockRows',
  'Nested Loop',
  'ProjectSet',
  'Result',
  'Subquery Scan',
]);

/** An index with `is not null` as its only condition is read from one end. */
const narrows = (condition: string | undefined): boolean =>
  condition !== undefined && !/^\(\w+ IS NOT NULL\)$/.test(condition);

/** What is wrong with one node; undefined if it is fine. */
function judgeNode(node: PlanNode, table: string, isLimited: boolean): string | undefined {
  const { 'Node Type': type, 'Index Name': index } = node;
  if (type === 'Seq Scan') return `reads the whole table ${table}`;
  if (index === undefined || narrows(node['Index Cond']) || isLimited) return undefined;
  return `reads the whole index ${index}`;
}

/**
 * What a plan does that takes longer the more rows there are: it reads the whole of a large table or of its index, or
 * too many of its rows.
 */
function judgePlan(plan: PlanNode): string[] {
  const problems: string[] = [];
  function visit(node: PlanNode, above: string | undefined, isLimited: boolean): void {
    const table = node['Relation Name'] ?? above;
    const type = node['Node Type'];
    const limited = type === 'Limit' || (isLimited && PASSES_LIMIT.has(type));
    const isScan = type.endsWith(' Scan') && table !== undefined;
    const problem = isScan && isLarge(table) ? judgeNode(node, table, isLimited) : undefined;
    if (problem !== undefined) problems.push(problem);
    // The scans of a bitmap's indexes do not name their table.
    for (const child of node.Plans ?? [])
      visit(child, type.startsWith('Bitmap') ? table : undefined, limited);
  }
  visit(plan, undefined, false);
  const cost = plan['Total Cost'];
  if (problems.length === 0 && cost > MOST_COST) problems.push(`costs ${Math.round(cost)}`);
  return problems;
}

/** A statement that reads too much, and how. */
export interface JudgedStatement {
  readonly statement: SentStatement;
  readonly problems: readonly string[];
}

/** Statements that the planner has no part in. */
const UTILITY = /^\s*(begin|commit|rollback|savepoint|release|set|lock)\b/i;

export const isPlanned = ({ text }: SentStatement): boolean => !UTILITY.test(text);

/** The plan that a prepared statement gets for parameters that are not known, and that for each list of parameters. */
async function plansOf(client: ClientBase, { text, samples }: SentStatement): Promise<PlanNode[]> {
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
    const problems = [...new Set(plans.flatMap(judgePlan))];
    if (problems.length > 0) found.push({ statement, problems });
  }
  return found;
}

/** The beginning of a statement, and what sent it. */
export function describeStatement({ name, text, senders }: SentStatement): string {
  const shortened = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return `“${shortened}…” (${name ?? 'without a name'}, sent by ${[...senders].slice(0, 3).join(', ')})`;
}

export const describeProblems = (problems: readonly JudgedStatement[]): string[] =>
  problems.map(
    ({ statement, problems: listed }) => `${describeStatement(statement)} ${listed.join(' and ')}`,
  );
