import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Fault } from './faults.ts';

/** Where Debian installs it (`apt-get install libfaketime`), by architecture. */
const FOLDERS = '/usr/lib';
const LIBRARY = 'faketime/libfaketime.so.1';
/** Seconds. */
const JUMPS = [
  ['the clock jumps forward by an hour', 3_600],
  ['the clock jumps back by an hour', -3_600],
  ['the clock jumps forward by two days', 172_800],
] as const;

/** A clock that a run can change: the environment of the processes that have it, and the faults that it makes. */
export interface OtherClock {
  readonly environment: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
}

/** Undefined where libfaketime is not installed. */
export function otherClock(): OtherClock | undefined {
  const folders = existsSync(FOLDERS) ? readdirSync(FOLDERS).map((name) => join(FOLDERS, name)) : [];
  const library = folders.map((folder) => join(folder, LIBRARY)).find((path) => existsSync(path));
  if (library === undefined) return undefined;
  const file = join(mkdtempSync(join(tmpdir(), 'trivia-clock-')), 'offset');
  const setOffset = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  setOffset(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Timers and durations use the other clock, which no jump changes.
      DONT_FAKE_MONOTONIC: '1',
    },
    faults: JUMPS.map(([name, seconds]) => ({
      target: 'clock',
      name,
      isSeen: false,
      begin: () => setOffset(seconds),
      end: () => setOffset(0),
    })),
  };
}
