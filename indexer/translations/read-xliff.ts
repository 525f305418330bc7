import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import { createXliffParser } from './xliff-parser.ts';
import { XliffError, type XliffUnit } from './xliff-unit.ts';

/** Bytes in which the declaration of an XML file stands. */
const OPENING = 256;
const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/u;

/** The encoding by the first bytes: a byte-order mark, else the declaration, else UTF-8. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(OPENING), 0, OPENING, 0);
    if (buffer.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le';
    if (buffer.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return 'utf-16be';
    return DECLARED.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? 'utf-8';
  } finally {
    await file.close();
  }
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new XliffError(`the encoding ${encoding} is not known`);
  }
}

/**
 * The units of an XLIFF file in their order, with the same memory however long it is.
 *
 * @throws XliffError at the first place that cannot be read: units before it have been given by then
 */
export async function* readXliff(path: string): AsyncGenerator<XliffUnit> {
  const decoder = decoderFor(await encodingOf(path));
  const parser = createXliffParser();
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new XliffError(`the file is not in ${decoder.encoding}, as it should be`);
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield* parser.write(decode(chunk));
  yield* parser.write(decode());
  parser.end();
}
