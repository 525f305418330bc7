import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as the server saw it. */
interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Counted from 1, for each path. */
  readonly times: number;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void;

interface FileServer {
  readonly address: string;
  /** All requests so far. */
  readonly seen: readonly SeenRequest[];
}

/** A server of files on this machine, which is closed when the test ends. */
export async function fileServer(answers: Readonly<Record<string, Answer>>): Promise<FileServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(({ url: path = '', headers }, response) => {
    const times = seen.filter((request) => request.path === path).length + 1;
    const request = { path, headers, times };
    seen.push(request);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end('not here');
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, seen };
}

const status =
  (code: number): Answer =>
  (_request, response) =>
    void response.writeHead(code).end();

const redirect =
  (location: string): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

interface FileOptions {
  /** Null for a server that sends no entity tag, and so allows nothing to resume. */
  readonly etag?: string | null;
  /** How many bytes arrive before the connection is cut, for the first request, the second, and so on. */
  readonly cuts?: readonly number[];
  /** Waits until the client has this many bytes of the file. What it has not read is lost when the connection is cut. */
  readonly arrived?: (bytes: number) => Promise<void>;
}

/** The bytes that a request asks for: from where on, if the file is still the same. */
function startOf({ headers }: SeenRequest, etag: string | null): number {
  const [, from] = /^bytes=(\d+)-$/u.exec(headers.range ?? '') ?? [];
  return from !== undefined && etag !== null && headers['if-range'] === etag ? Number(from) : 0;
}

/** A file that can be had in parts, as web servers send them. */
function file(content: Buffer, { etag = '"v1"', cuts = [], arrived }: FileOptions = {}): Answer {
  return (request, response) => {
    const start = startOf(request, etag);
    const { length } = content;
    const tag = etag === null ? {} : { etag };
    if (start >= length)
      return void response.writeHead(416, { ...tag, 'content-range': `bytes */${length}` }).end();
    const range = start === 0 ? {} : { 'content-range': `bytes ${start}-${length - 1}/${length}` };
    response.writeHead(start === 0 ? 200 : 206, { ...tag, ...range, 'content-length': length - start });
    const cut = cuts[request.times - 1];
    if (cut === undefined) return void response.end(content.subarray(start));
    response.write(content.subarray(start, start + cut));
    void arrived?.(start + cut).then(() => response.destroy());
  };
}

/** Answers of a file server. */
export const answer = { file, redirect, status };
