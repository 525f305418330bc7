import { readFileSync } from 'node:fs';

import type { LoadReport } from './load/load-plan.ts';

/** Clock ticks a second in `/proc`, the same on all Linux systems. */
const TICKS = 100;

/** CPU time of a process so far in milliseconds; undefined where the system does not show it. */
export function cpuOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
  } catch {
    return undefined;
  }
}

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

/** @param cpu - CPU time of the server during the load in milliseconds */
export function sampleOf(report: LoadReport, cpu?: number): Sample {
  if (report.requests === 0) throw new Error('nothing was measured');
  const { p50, p95, p99, requests, milliseconds } = report;
  return {
    rate: requests / (milliseconds / 1_000),
    p50,
    p95,
    p99,
    ...(cpu === undefined ? {} : { cpu: (cpu * 1_000) / requests }),
  };
}
