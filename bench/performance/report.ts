import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isWithin, type Result } from './row.ts';
import type { Machine } from './machine.ts';

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
  const lines = reports.flatMap(({ row, results, error }) => [
    ...results.map((result) => [
      row,
      result.what,
      result.figures,
      result.opponent,
      result.opponentFigures,
      ratioText(result),
      targetText(result),
      verdict(result),
    ]),
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
