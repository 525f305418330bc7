import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections a process keeps open. */
export interface ConnectionLimits {
  readonly most: number;
  /** From one address that is not a trusted proxy. */
  readonly mostPerAddress: number;
  /** Milliseconds in which a caller has to read some of a response, and for which a connection may do nothing in a request. */
  readonly idleTime: number;
}

const CONNECTION_LIMITS: ConnectionLimits = { most: 8_000, mostPerAddress: 1_000, idleTime: 15_000 };

/** Requests of one connection that have no response yet. A client that sends more without reading is a flood. */
const MOST_PIPELINED = 32;

/** What is open, and what was refused or closed since the start of the process. */
export interface ConnectionCounts {
  readonly open: () => number;
  readonly refused: () => number;
  readonly closed: () => number;
}

/**
 * Bounds what connections cost: their number, in total and from one address, requests without a response, and responses
 * that no one reads.
 *
 * @param isProxy - whether an address is a trusted proxy, which brings many callers
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  { most, mostPerAddress, idleTime }: ConnectionLimits = CONNECTION_LIMITS,
): ConnectionCounts {
  /** The number of requests without a complete response. */
  const connections = new Map<Socket, { requests: number }>();
  const perAddress = new Map<string, number>();
  let refused = 0;
  let closed = 0;

  function isTooMany(address: string): boolean {
    if (connections.size >= most) return true;
    return (perAddress.get(address) ?? 0) >= mostPerAddress && !isProxy(address);
  }

  function forget(socket: Socket, address: string): void {
    connections.delete(socket);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left === 0) perAddress.delete(address);
    else perAddress.set(address, left);
  }

  function close(socket: Socket): void {
    if (socket.destroyed) return;
    closed += 1;
    socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTooMany(address)) {
      refused += 1;
      socket.destroy();
      return;
    }
    connections.set(socket, { requests: 0 });
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => forget(socket, address));
  });
  const [handle] = server.listeners('request');
  if (handle === undefined) throw new Error('the server handles no requests');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Node parses everything that has arrived, even on a connection that is closed meanwhile.
    if (connection === undefined || socket.destroyed) return;
    connection.requests += 1;
    if (connection.requests > MOST_PIPELINED) {
      close(socket);
      return;
    }
    response.once('close', () => (connection.requests -= 1));
    Reflect.apply(handle, server, [request, response]);
  });
  // Node starts the time again whenever some bytes were read or written.
  server.setTimeout(idleTime, close);
  return { open: () => connections.size, refused: () => refused, closed: () => closed };
}
