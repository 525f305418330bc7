import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

import { parseProcStat } from '../../../stack/processes.ts';
import { createWires } from '../../support/cluster/wires.ts';
import { portOf } from '../../support/listening.ts';
import { until } from '../../support/until.ts';

/** The process group of this test, which opens the connections. */
const OURS = parseProcStat(readFileSync('/proc/self/stat', 'utf8'))?.group;

/** A connection over a wire to a node, which sends everything back, and what has come back. */
async function aConnection() {
  const wires = createWires();
  const node = createServer((socket) => void socket.pipe(socket));
  const port = await wires.through('a', await portOf(node));
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket
    .setEncoding('utf8')
    .on('data', (text: string) => (received += text))
    .on('close', () => (isClosed = true));
  onTestFinished(async () => {
    socket.destroy();
    await wires.end();
    node.close();
  });
  socket.write('one ');
  await until('it comes back', () => received === 'one ');
  return { wires, socket, received: () => received, isClosed: () => isClosed };
}

test.each([
  ['its target', { name: 'a', pid: -1 }],
  ['its caller', { name: 'b', pid: OURS }],
])('a wire whose %s is cut off carries nothing, stays open, and loses nothing', async (_which, node) => {
  const { wires, socket, received, isClosed } = await aConnection();
  await wires.cut(node);
  socket.write('two ');
  await sleep(200);
  expect(received()).toBe('one ');
  await wires.reconnect();
  await until('the rest comes back', () => received() === 'one two ');
  expect(isClosed()).toBe(false);
});

test('wires of other nodes carry on', async () => {
  const { wires, socket, received } = await aConnection();
  await wires.cut({ name: 'b', pid: -1 });
  socket.write('two ');
  await until('it comes back', () => received() === 'one two ');
});
