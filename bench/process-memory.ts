import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/**
 * The peak resident memory of a process in MB, or its current memory if the system does not record the peak. 0 when the
 * process has exited.
 */
export function memoryPeakOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? memoryOf(pid) : Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
