import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Profile } from './places.ts';
import { identify, isAlive, ProcessIdentity } from './process-identity.ts';

const ClaimRecord = z.object({
  holder: ProcessIdentity,
  /** The engine host, once it runs. */
  host: ProcessIdentity.optional(),
  /** Where the holder serves, for people who start it a second time. */
  address: z.string().optional(),
});
type ClaimRecord = z.infer<typeof ClaimRecord>;

/** The right to run the engines of one slot, held by this process. */
export interface Claim {
  readonly slot: string;
  /** Where the engine host records the engines. */
  readonly recordFile: string;
  /** The engine host of a holder that died before us, if any. */
  readonly formerHost: ProcessIdentity | undefined;
  amend(change: { host?: ProcessIdentity; address?: string }): void;
  release(): void;
}

/**
 * Takes a slot: `start` has one and refuses a second holder, `test` takes the first free of `test`, `test-2` and so on.
 * A claim of a process that died is taken over.
 */
export function claimSlot(folder: string, profile: Profile): Claim {
  for (let number = 1; number <= 20; number++) {
    const slot = number === 1 ? profile : `${profile}-${number}`;
    const result = claim(folder, slot);
    if ('slot' in result) return result;
    if (profile === 'start') throw new Error(alreadyRunning(result));
  }
  throw new Error('Twenty test runs already use this clone; end some of them.');
}

function alreadyRunning({ holder, address }: ClaimRecord): string {
  const where = address === undefined ? 'it is still starting' : `it serves at ${address}`;
  return `It is already running in this clone: ${where} (process ${holder.pid}).`;
}

function claim(folder: string, slot: string): Claim | ClaimRecord {
  const file = join(folder, `${slot}.lock`);
  const draft = join(folder, `${slot}.lock.${process.pid}`);
  const holder = identify(process.pid) ?? { pid: process.pid, start: '' };
  let record: ClaimRecord = { holder };
  let formerHost: ProcessIdentity | undefined;
  const write = (): void => writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  let released = false;
  const release = (): void => {
    released = true;
    rmSync(file, { force: true });
  };
  try {
    for (;;) {
      write();
      // A link appears with its content or not at all, so nobody reads a half-written claim.
      if (succeeds(() => linkSync(draft, file))) break;
      const text = read(file);
      const other = text === undefined ? undefined : parseClaim(text);
      if (other !== undefined && isAlive(other.holder)) return other;
      if (text !== undefined) removeStale(file, text);
      formerHost = other?.host ?? formerHost;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const recordFile = join(folder, `${slot}.engines.json`);
  const amend: Claim['amend'] = (change) => {
    if (released) return;
    record = { ...record, ...change };
    write();
    renameSync(draft, file);
  };
  return { slot, recordFile, formerHost, amend, release };
}

/** Takes the claim aside before looking again: between reading and removing, someone else may have claimed. */
function removeStale(file: string, judged: string): void {
  const aside = `${file}.stale.${process.pid}`;
  if (!succeeds(() => renameSync(file, aside))) return;
  if (read(aside) !== judged) succeeds(() => linkSync(aside, file));
  rmSync(aside, { force: true });
}

function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  let text: string | undefined;
  succeeds(() => void (text = readFileSync(file, 'utf8')));
  return text;
}

/** A claim that cannot be read, as after a full disk, counts as nobody's. */
function parseClaim(text: string): ClaimRecord | undefined {
  try {
    return ClaimRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
