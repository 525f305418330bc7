import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isKept, type Profile } from './folders.mjs';
import { identify, isAlive, ProcessIdentity } from './processes.ts';

const ClaimRecord = z.object({
  holder: ProcessIdentity,
  /** The URL of the service, for the message of a second start. */
  address: z.string().optional(),
});
type ClaimRecord = z.infer<typeof ClaimRecord>;

/** The right to run the engines of one slot, held by this process. */
export interface Claim {
  readonly slot: string;
  /** Where the engines are recorded. */
  readonly recordFile: string;
  /** Records the URL of the service. */
  announce(address: string): void;
  release(): void;
}

/**
 * Claims a slot: `start` and `bench` have a single one, `test` takes the first free of `test`, `test-2` and so on. The claim of a dead
 * process is taken over.
 */
export function claimSlot(folder: string, profile: Profile): Claim {
  for (let number = 1; number <= 20; number++) {
    const slot = number === 1 ? profile : `${profile}-${number}`;
    const result = claim(folder, slot);
    if ('slot' in result) return result;
    if (isKept(profile)) throw new Error(alreadyRunning(profile, result));
  }
  throw new Error('Twenty test runs are already using this clone; stop some of them.');
}

function alreadyRunning(profile: Profile, { holder, address }: ClaimRecord): string {
  if (profile === 'bench')
    return `\`npm run bench\` is already running in this clone (process ${holder.pid}). Wait until it ends, or set the variables that \`npm run bench -- engines\` prints, to use its engines.`;
  const state = address === undefined ? 'still starting' : `at ${address}`;
  return `\`npm start\` is already running in this clone, ${state} (process ${holder.pid}).`;
}

function claim(folder: string, slot: string): Claim | ClaimRecord {
  const file = join(folder, `${slot}.lock`);
  const draft = join(folder, `${slot}.lock.${process.pid}`);
  const holder = identify(process.pid) ?? { pid: process.pid, start: '' };
  let record: ClaimRecord = { holder };
  const write = (): void => writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  let released = false;
  const release = (): void => {
    released = true;
    rmSync(file, { force: true });
  };
  try {
    for (;;) {
      write();
      // A link appears with its content or not at all, so no process reads a half-written claim.
      if (succeeds(() => linkSync(draft, file))) break;
      const text = read(file);
      const other = text === undefined ? undefined : parseClaim(text);
      if (other !== undefined && isAlive(other.holder)) return other;
      if (text !== undefined) removeStale(file, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const recordFile = join(folder, `${slot}.engines.json`);
  const announce: Claim['announce'] = (address) => {
    if (released) return;
    record = { ...record, address };
    write();
    renameSync(draft, file);
  };
  return { slot, recordFile, announce, release };
}

/** Moves the claim aside and reads it again: after the first read, another process may have claimed the slot. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`;
  if (!succeeds(() => renameSync(file, aside))) return;
  if (read(aside) !== expected) succeeds(() => linkSync(aside, file));
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

/** An unreadable claim, as after a full disk, has no holder. */
function parseClaim(text: string): ClaimRecord | undefined {
  try {
    return ClaimRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
