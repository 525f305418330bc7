import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';

import { parseProcStat } from '../../../stack/processes.ts';
import { portOf } from '../listening.ts';
import type { WireCommand, WiredNode } from './wires.ts';

/** A connection from a process group to a node. */
interface Wire {
  readonly group: number | undefined;
  readonly to: string;
  readonly ends: readonly [Socket, Socket];
}

const wires = new Set<Wire>();
/** The node that is cut off. */
let alone: WiredNode | undefined;

/** The process group that has opened a connection from this port; undefined if it has ended. */
async function groupOf(port: number): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ss', ['-Htnp', `sport = :${port}`]);
  const pid = /pid=(\d+)/.exec(stdout)?.[1];
  try {
    return parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.group;
  } catch {
    return undefined;
  }
}

function carry({ ends: [caller, node] }: Wire): void {
  caller.pipe(node).pipe(caller);
}

function hold({ ends: [caller, node] }: Wire): void {
  caller.unpipe(node).pause();
  node.unpipe(caller).pause();
}

const isCut = ({ group, to }: Wire): boolean =>
  alone !== undefined && (to === alone.name) !== (group === alone.pid);

async function lay(caller: Socket, to: string, port: number): Promise<void> {
  const node = connect(port, '127.0.0.1');
  const ends = [caller, node] as const;
  for (const [end, other] of [ends, [node, caller] as const])
    end.on('error', () => undefined).on('close', () => other.destroy());
  const wire = { group: await groupOf(caller.remotePort ?? 0), to, ends };
  wires.add(wire);
  caller.on('close', () => wires.delete(wire));
  if (!isCut(wire)) carry(wire);
}

/** The port of a new server, whose connections are wires to this node. */
const listen = ({ to, port }: { readonly to: string; readonly port: number }): Promise<number> =>
  portOf(createServer((caller) => void lay(caller, to, port)));

function cut(node: WiredNode): void {
  alone = node;
  for (const wire of wires) if (isCut(wire)) hold(wire);
}

function reconnect(): void {
  const held = [...wires].filter(isCut);
  alone = undefined;
  for (const wire of held) carry(wire);
}

parentPort?.on('message', (command: WireCommand) => {
  if (command.do === 'cut') cut(command.node);
  if (command.do === 'reconnect') reconnect();
  if (command.do === 'listen') void listen(command).then((port) => parentPort?.postMessage(port));
  else parentPort?.postMessage('done');
});
