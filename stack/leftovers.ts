import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { EngineName } from './engine.ts';
import { identify, isAlive, isGroupAlive, killGroup, ProcessIdentity } from './processes.ts';

const pauseMilliseconds = 100;

/** An engine without its parent is stopped by its guardian within 20 s. */
const graceMilliseconds = 22_000;

const Recorded = ProcessIdentity.extend({ name: EngineName, stopSignal: z.enum(['SIGINT', 'SIGTERM']) });
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
