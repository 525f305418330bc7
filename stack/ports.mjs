// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the operating system gives to connections. */
const lasting = { from: 20_000, to: 30_000 };

/** The nodes of a Redis Cluster talk to each other at ports that are so much higher. */
const bus = 10_000;

/**
 * Whether this port of 127.0.0.1 is free.
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await listenOnce(port)) !== undefined;
}

/**
 * The preferred port if it is free, otherwise any free one.
 * @param {number} [preferred]
 */
export async function freePort(preferred) {
  const port = (preferred === undefined ? undefined : await listenOnce(preferred)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('There is no free TCP port on 127.0.0.1.');
  return port;
}

/**
 * Free ports for processes that may be killed and started again: no connection gets one meanwhile.
 * @param {number} count
 */
export async function lastingPorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(lasting.from, lasting.to);
    if ((await isPortFree(port)) && (await isPortFree(port + bus))) ports.add(port);
  }
  return [...ports];
}

/**
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const taken = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
