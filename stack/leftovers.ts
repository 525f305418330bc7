import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isGroupAlive } from './process-group.ts';
import { identify, isAlive, ProcessIdentity } from './process-identity.ts';

const pauseMilliseconds = 100;

/** A host without its parent needs up to 20 s to stop the engines itself, and so does an engine after the signal. */
const graceMilliseconds = 22_000;

const Recorded = ProcessIdentity.extend({ stopSignal: z.enum(['SIGINT', 'SIGTERM']) });
type Recorded = z.infer<typeof Recorded>;

/**
 * Stops the engines that a dead engine host left running. Only processes with the recorded id and start time are
 * signalled: the id may have been reused.
 * @returns whether any engine was running
 */
export async function endLeftovers(recordFile: string, host: ProcessIdentity | undefined): Promise<boolean> {
  if (host !== undefined && isAlive(host)) {
    await waitWhile(() => isAlive(host));
    if (isAlive(host)) process.kill(host.pid, 'SIGKILL');
  }
  const engines = readRecord(recordFile);
  const left = engines.filter((engine) => isAlive(engine));
  await Promise.all(engines.map(endOne));
  rmSync(recordFile, { force: true });
  return left.length > 0;
}

async function endOne(engine: Recorded): Promise<void> {
  if (isAlive(engine)) {
    process.kill(engine.pid, engine.stopSignal);
    await waitWhile(() => isAlive(engine));
    if (isAlive(engine)) process.kill(-engine.pid, 'SIGKILL');
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
