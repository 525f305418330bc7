/**
 * The engine host: a separate process that is the parent of the engines. It is in its own process group, so that Ctrl-C
 * in the terminal does not reach it, and stops the engines cleanly as soon as its own parent has exited.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, closeSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineName, EnginePlan, HostReport, HostRequest } from './engine-plan.ts';
import { guard } from './guardian.ts';
import { isGroupAlive } from './process-group.ts';
import { identify, type ProcessIdentity } from './process-identity.ts';

/** Elasticsearch closes its shards well within this time; longer means that it hangs. */
const graceMilliseconds = 20_000;

interface Running {
  readonly child: ChildProcess;
  readonly plan: EnginePlan;
  readonly ended: Promise<void>;
}

const running = new Map<EngineName, Running>();
const recorded: (ProcessIdentity & { name: EngineName; stopSignal: string })[] = [];
let stopping: Promise<void> | undefined;

function report(message: HostReport): void {
  if (process.connected) process.send?.(message, () => undefined);
}

function run(plan: EnginePlan, recordFile: string): void {
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
    if (stopping === undefined) report({ kind: 'ended', name: plan.name, reason });
    resolve(undefined);
  };
  child.once('error', (error) => settle(error.message));
  child.once('exit', (code, signal) => settle(signal ? `killed by ${signal}` : `exited with code ${code}`));
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) return;
  release = guard(identity.pid, plan.stopSignal);
  running.set(plan.name, { child, plan, ended });
  recorded.push({ ...identity, name: plan.name, stopSignal: plan.stopSignal });
  writeFileSync(`${recordFile}.new`, JSON.stringify(recorded));
  renameSync(`${recordFile}.new`, recordFile);
}

async function stopOne({ child, plan, ended }: Running): Promise<void> {
  child.kill(plan.stopSignal);
  const group = child.pid;
  const kill = setTimeout(() => {
    if (group !== undefined && isGroupAlive(group)) process.kill(-group, 'SIGKILL');
  }, graceMilliseconds);
  await ended;
  clearTimeout(kill);
  // The launcher of Elasticsearch can exit a moment before the server that it started.
  for (let tries = 0; group !== undefined && isGroupAlive(group) && tries < 100; tries++) await delay(50);
}

function stop(): Promise<void> {
  stopping ??= Promise.all([...running.values()].map(stopOne)).then(() => {
    report({ kind: 'stopped' });
    // Leaves time to send the last message.
    setTimeout(() => process.exit(0), 50);
  });
  return stopping;
}

process.on('message', (request: HostRequest) => {
  if (request.kind === 'stop') void stop();
  else if (stopping === undefined) run(request.plan, request.recordFile);
});
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
