import { connect, type Socket } from 'node:net';

/** A response as far as a load needs it. The body is empty unless it was asked for, or the status is not 200. */
interface LoadResponse {
  readonly status: number;
  readonly bytes: number;
  readonly body: string;
}

/** One keep-alive connection that sends one request at a time. */
export interface Connection {
  /** @param keepBody - whether the response needs its body */
  readonly send: (request: string, keepBody: boolean) => Promise<LoadResponse>;
  readonly close: () => void;
}

const END_OF_HEADERS = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d{3})/;
const LENGTH = /\r\ncontent-length: (\d+)/i;

interface Pending {
  readonly keepBody: boolean;
  readonly resolve: (response: LoadResponse) => void;
  readonly reject: (error: Error) => void;
}

/** What is known of the response that is being received. */
interface Received {
  readonly status: number;
  readonly length: number;
  bytes: number;
  readonly chunks: Buffer[];
}

/** Reads the headers of a response. Undefined while they are incomplete. */
function readHead(chunk: Buffer): (Received & { readonly rest: Buffer }) | undefined {
  const end = chunk.indexOf(END_OF_HEADERS);
  if (end < 0) return undefined;
  const head = chunk.toString('latin1', 0, end);
  const [status, length] = [STATUS.exec(head)?.[1], LENGTH.exec(head)?.[1]];
  if (status === undefined || length === undefined)
    throw new Error(`a response has no status or no length: ${head.slice(0, 200)}`);
  const rest = chunk.subarray(end + END_OF_HEADERS.length);
  return { status: Number(status), length: Number(length), bytes: 0, chunks: [], rest };
}

/**
 * Opens a connection. It parses a response only as far as its length, because subject and load share the processors of
 * the computer.
 */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.setNoDelay(true);
  let pending: Pending | undefined;
  let head: Buffer = Buffer.alloc(0);
  let received: Received | undefined;

  const settle = (finish: (pending: Pending) => void): void => {
    const current = pending;
    pending = undefined;
    received = undefined;
    head = Buffer.alloc(0);
    if (current !== undefined) finish(current);
  };
  const receive = (chunk: Buffer): void => {
    let rest = chunk;
    if (received === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const found = readHead(head);
      if (found === undefined) return;
      ({ rest } = found);
      received = found;
    }
    received.bytes += rest.length;
    if (pending?.keepBody === true || received.status !== 200) received.chunks.push(rest);
    if (received.bytes < received.length) return;
    const { status, bytes, chunks } = received;
    const body = Buffer.concat(chunks).toString();
    settle(({ resolve }) => resolve({ status, bytes, body }));
  };

  const opened = Promise.withResolvers<undefined>();
  socket.once('connect', () => opened.resolve(undefined));
  socket.on('data', (chunk: Buffer) => {
    try {
      receive(chunk);
    } catch (error) {
      settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
    }
  });
  socket.on('error', (error) => {
    opened.reject(error);
    settle(({ reject }) => reject(error));
  });
  socket.on('close', () => settle(({ reject }) => reject(new Error('the server closed a connection'))));
  await opened.promise;

  return {
    send: (request, keepBody) =>
      new Promise((resolve, reject) => {
        pending = { keepBody, resolve, reject };
        socket.write(request, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}
