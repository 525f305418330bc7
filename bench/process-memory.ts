import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, as the system counts it. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** The most resident memory that a process has had so far, in MB, where the system keeps it; else what it has now; 0 when it is gone. */
export function memoryPeakOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? memoryOf(pid) : Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
