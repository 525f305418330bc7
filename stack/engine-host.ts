/**
 * The engine host: a separate process that is the parent of the engines. It is in its own process group, so that Ctrl-C
 * in the terminal does not reach it, and stops the engines cleanly as soon as its own parent has exited.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, closeSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineName, EnginePlan, HostReport, HostRequest } from './engine-plan.ts';
import { guard } from './guardian.ts';
import { isGroupAlive, killGroup } from './process-group.ts';
import { identify, type ProcessIdentity } from './process-identity.ts';

/** Elasticsearch closes its shards well within this time; longer means that it hangs. */
const graceMilliseconds = 20_000;

interface Running {
  readonly child: ChildProcess;
  readonly plan: EnginePlan;
  readonly ended: Promise<void>;
}

const running = new Map<EngineName, Running>();
/** Processes that outlive their engine, until they are gone. */
const leaving = new Map<EngineName, Promise<void>>();
/** Engines that did not respond and are started again, so that their end is not reported. */
const replaced = new WeakSet<ChildProcess>();
let recorded: (ProcessIdentity & { name: EngineName; stopSignal: string })[] = [];
let stopping: Promise<void> | undefined;

function report(message: HostReport): void {
  if (process.connected) process.send?.(message, () => undefined);
}

/**
 * Waits for the processes that an engine started: the launcher of Elasticsearch can exit before its server. The wait has
 * to begin when the leader of the group exits, as long as no other process can have its id.
 */
async function waitForGroup(group: number): Promise<void> {
  const deadline = performance.now() + graceMilliseconds;
  while (isGroupAlive(group) && performance.now() < deadline) await delay(50);
  if (isGroupAlive(group)) killGroup(group);
}

/** Ends an engine that is still running when it is started again, because it did not respond in time. */
async function endFormer(name: EngineName): Promise<void> {
  const former = running.get(name);
  if (former?.child.pid !== undefined) {
    replaced.add(former.child);
    killGroup(former.child.pid);
    await former.ended;
  }
  await leaving.get(name);
}

async function run(plan: EnginePlan, recordFile: string): Promise<void> {
  await endFormer(plan.name);
  if (stopping !== undefined) return;
  const log = openSync(plan.logFile, 'a', 0o644);
  const child = spawn(plan.command, plan.arguments, {
    cwd: plan.folder,
    env: plan.environment,
    stdio: ['ignore', log, log],
    detached: true,
    ...plan.owner,
  });
  closeSync(log);
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  let release = (): void => undefined;
  const settle = (reason: string): void => {
    release();
    running.delete(plan.name);
    if (child.pid !== undefined) leaving.set(plan.name, waitForGroup(child.pid));
    if (stopping === undefined && !replaced.has(child)) report({ kind: 'ended', name: plan.name, reason });
    resolve(undefined);
  };
  child.once('error', (error) => settle(error.message));
  child.once('exit', (code, signal) => settle(signal ? `killed by ${signal}` : `exited with code ${code}`));
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) return;
  release = guard(identity.pid, plan.stopSignal);
  running.set(plan.name, { child, plan, ended });
  recorded = recorded.filter(({ name }) => name !== plan.name);
  recorded.push({ ...identity, name: plan.name, stopSignal: plan.stopSignal });
  writeFileSync(`${recordFile}.new`, JSON.stringify(recorded));
  renameSync(`${recordFile}.new`, recordFile);
}

async function stopOne({ child, plan, ended }: Running): Promise<void> {
  child.kill(plan.stopSignal);
  const group = child.pid;
  const kill = setTimeout(() => {
    if (group !== undefined && isGroupAlive(group)) killGroup(group);
  }, graceMilliseconds);
  await ended;
  clearTimeout(kill);
}

function stop(): Promise<void> {
  stopping ??= Promise.all([...running.values()].map(stopOne)).then(async () => {
    await Promise.all(leaving.values());
    report({ kind: 'stopped' });
    // Leaves time to send the last message.
    setTimeout(() => process.exit(0), 50);
  });
  return stopping;
}

process.on('message', (request: HostRequest) => {
  if (request.kind === 'stop') void stop();
  else if (stopping === undefined) void run(request.plan, request.recordFile);
});
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
