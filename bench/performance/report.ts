import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import type { Machine } from './machine.ts';

/** One round of one side. */
export interface Sample {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** CPU time for one request in microseconds: of the API, or of the process that queries the engines itself. */
  readonly cpu?: number;
}

/** What two sides are compared by. */
export type Figure = 'rate' | 'p50' | 'p95';

/** One line of the table. */
export interface Result {
  readonly what: string;
  readonly opponent: string;
  /** What was measured, in short: `12,345/s`. */
  readonly figures: string;
  readonly opponentFigures: string;
  /** The median of several rounds, with the lowest and the highest. */
  readonly ratio: Readonly<Record<'median' | 'low' | 'high', number>>;
  /** Of the ratio, such as `×`, `ms` or `%`. */
  readonly unit: string;
  /** What the ratio must be. */
  readonly target: { readonly bound: number; readonly is: 'at least' | 'at most' };
  /** Figures for the file, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A group of measurements with one name: `npm run bench -- NAME`. */
export interface Row {
  readonly name: string;
  readonly measure: (bench: Bench) => AsyncGenerator<Result, void>;
}

const isWithin = ({ ratio, target }: Result): boolean =>
  target.is === 'at least' ? ratio.median >= target.bound : ratio.median <= target.bound;

const count = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;

/** How a sample reads in the table: what is compared comes first. */
export function figuresOf({ rate, p50, p95, p99, cpu }: Sample, first: Figure): string {
  const texts = {
    rate: `${count(rate)}/s, p50 ${ms(p50)}`,
    p50: `p50 ${ms(p50)}, p99 ${ms(p99)}, ${count(rate)}/s`,
    p95: `p95 ${ms(p95)}, p50 ${ms(p50)}, ${count(rate)}/s`,
  };
  return texts[first] + (cpu === undefined ? '' : `, ${count(cpu)} µs CPU`);
}

/** Ignored by Git. */
export const OUTPUT = join(import.meta.dirname, '..', 'output');

export interface RowReport {
  readonly row: string;
  readonly results: readonly Result[];
  /** Why the row ended early. */
  readonly error?: string;
}

function number(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(3);
}

const ratioText = ({ ratio, unit }: Result): string =>
  `${number(ratio.median)} ${unit} (${number(ratio.low)} to ${number(ratio.high)})`;
const targetText = ({ target, unit }: Result): string =>
  `${target.is === 'at least' ? '≥' : '≤'} ${target.bound} ${unit}`;
const verdict = (result: Result): string => (isWithin(result) ? 'within' : 'MISSED');

/** Several lines about one result, printed as soon as it is measured. */
export function describe(row: string, result: Result): string {
  return [
    `${row}: ${result.what}`,
    `  measured  ${result.figures}`,
    `  opponent  ${result.opponentFigures}   (${result.opponent})`,
    `  ratio     ${ratioText(result)}   target ${targetText(result)}   ${verdict(result)}`,
  ].join('\n');
}

const HEADER = ['row', 'what', 'measured', 'opponent', 'opponent measured', 'ratio', 'target', 'verdict'];

/** All results as a Markdown table. */
export function tableOf(reports: readonly RowReport[]): string {
  const cellsOf = (result: Result): string[] => {
    const { what, figures, opponent, opponentFigures } = result;
    return [what, figures, opponent, opponentFigures, ratioText(result), targetText(result), verdict(result)];
  };
  const lines = reports.flatMap(({ row, results, error }) => [
    ...results.map((result) => [row, ...cellsOf(result)]),
    ...(error === undefined ? [] : [[row, error.replaceAll('|', '/'), '', '', '', '', '', 'FAILED']]),
  ]);
  const all = [HEADER, HEADER.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes all figures to a file. @returns its path */
export async function writeReport(
  folder: string,
  machine: Machine,
  settings: Readonly<Record<string, unknown>>,
  reports: readonly RowReport[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${machine.time.replaceAll(':', '-')}.json`);
  const rows = reports.map(({ results, ...report }) => ({
    ...report,
    results: results.map((result) => ({ ...result, isWithin: isWithin(result) })),
  }));
  await writeFile(path, `${JSON.stringify({ machine, settings, rows }, null, 2)}\n`);
  return path;
}
