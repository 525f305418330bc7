import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

import { portOf } from './listening.ts';

/** A request as the server saw it. */
interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Counted from 1, for each path. */
  readonly times: number;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void;

/** A server of files on this machine, with all requests so far. It is closed when the test ends. */
export async function fileServer(answers: Readonly<Record<string, Answer>>) {
  const seen: SeenRequest[] = [];
  const server = createServer(({ url: path = '', headers }, response) => {
    const times = seen.filter((request) => request.path === path).length + 1;
    const request = { path, headers, times };
    seen.push(request);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end('not here');
    else answer(request, response);
  });
  const port = await portOf(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
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

const END = 0x06054b50;
const RECORD = 0x02014b50;
const HEADER = 0x04034b50;

/** The fields that a file has both before its content and in the directory. */
function fields(name: string, content: Buffer, packed: Buffer, method: number): Buffer {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(method, 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(Buffer.byteLength(name), 22);
  return shared;
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive. Files with an even position are deflated, the others stored. */
export function aZip(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const content = Buffer.from(text);
    const method = index % 2 === 0 ? 8 : 0;
    const packed = method === 8 ? deflateRawSync(content) : content;
    const shared = fields(name, content, packed, method);
    const header = Buffer.concat([word(HEADER), shared, Buffer.from(name), packed]);
    const record = Buffer.alloc(14);
    record.writeUInt32LE(offset, 10);
    directory.push(word(RECORD), Buffer.from([20, 0]), shared, record, Buffer.from(name));
    local.push(header);
    offset += header.length;
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(records.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, records, word(END), end]);
}

function tarHeader(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${size.toString(8).padStart(11, '0')} `, 124);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  return header;
}

/** A tar archive, compressed with gzip. A name that ends in `@` becomes a link to the text. */
export function aTarball(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    if (name.endsWith('@')) return [tarHeader(name.slice(0, -1), 0, '2')];
    const content = Buffer.from(text);
    return [
      tarHeader(name, content.length, '0'),
      content,
      Buffer.alloc((512 - (content.length % 512)) % 512),
    ];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
