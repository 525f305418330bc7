import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isKept, type Profile } from './folders.mjs';
import { identify, isAlive, isGroupAlive, killGroup, ProcessIdentity } from './processes.ts';

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
 * Claims a slot: `start` and `bench` have a single one, `test` takes the first free of `test`, `test-2` and so on, as does
 * `cluster`. The claim of a dead process is taken over.
 */
export function claimSlot(folder: string, profile: Profile): Claim {
  for (let number = 1; number <= 20; number++) {
    const slot = number === 1 ? profile : `${profile}-${number}`;
    const result = claim(folder, slot);
    if ('slot' in result) return result;
    if (isKept(profile)) throw new Error(alreadyRunning(profile, result));
  }
  throw new Error('Twenty runs are already using this clone; stop some of them.');
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

const pauseMilliseconds = 100;

/** An engine without its parent is stopped by its guardian within 20 s. */
const graceMilliseconds = 22_000;

const Recorded = ProcessIdentity.extend({ name: z.string(), stopSignal: z.enum(['SIGINT', 'SIGTERM']) });
type Recorded = z.infer<typeof Recorded>;

/** Records a running engine for the next start, which replaces the one with its name. */
export function recordEngine(recordFile: string, engine: Recorded): void {
  const others = readRecord(recordFile).filter(({ name }) => name !== engine.name);
  writeFileSync(`${recordFile}.new`, JSON.stringify([...others, engine]));
  renameSync(`${recordFile}.new`, recordFile);
}

/**
 * Stops the engines that a start left running whose guardians were killed too, or have not finished. Only processes with
 * the recorded id and start time are signalled: the id may have been reused.
 */
export async function endLeftovers(recordFile: string): Promise<void> {
  await Promise.all(readRecord(recordFile).map(endOne));
  rmSync(recordFile, { force: true });
}

async function endOne(engine: Recorded): Promise<void> {
  if (isAlive(engine)) {
    process.kill(engine.pid, engine.stopSignal);
    await waitWhile(() => isAlive(engine));
    if (isAlive(engine)) killGroup(engine.pid);
  }
  // Members that outlive their leader exit by themselves: the Elasticsearch server, the PostgreSQL backends.
  await waitWhile(() => isGroupAlive(engine.pid) && !isReused(engine));
}

/** Whether the id of a dead leader now belongs to another running process. */
function isReused(engine: Recorded): boolean {
  const now = identify(engine.pid);
  return now !== undefined && now.start !== engine.start;
}

async function waitWhile(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + graceMilliseconds;
  while (condition() && performance.now() < deadline) await delay(pauseMilliseconds);
}

function readRecord(file: string): Recorded[] {
  try {
    return z.array(Recorded).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No record, no engines: the file is written by a rename, so it is never incomplete.
    return [];
  }
}
