import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { generateRecords, type GenerateRequest } from './generate-records.ts';
import { createSummary, type GeneratedSummary, type Summary } from './summary.ts';

/** Characters that are written at once. */
const CHUNK = 262_144;

/** What writing may be told, and tells. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (records: number) => void;
}

function* chunksOf(
  request: GenerateRequest,
  summary: Summary,
  onProgress: (records: number) => void,
): Generator<Buffer> {
  let lines = '';
  const take = (): Buffer => {
    const chunk = Buffer.from(lines);
    lines = '';
    summary.addBytes(chunk.length);
    return chunk;
  };
  for (const record of generateRecords(request)) {
    lines += `${JSON.stringify(record)}\n`;
    summary.add(record);
    if (lines.length < CHUNK) continue;
    yield take();
    onProgress(summary.get().records);
  }
  yield take();
}

/**
 * Writes generated records to a stream, one JSON object a line, no faster than it takes them.
 *
 * @throws the reason of the signal, or what the stream complains of
 */
export async function writeLines(
  output: Writable,
  request: GenerateRequest,
  { signal, onProgress = () => undefined }: WriteOptions = {},
): Promise<GeneratedSummary> {
  const summary = createSummary();
  const chunks = Readable.from(chunksOf(request, summary, onProgress), { objectMode: true });
  // Standard output is not ours to close.
  await pipeline(chunks, output, {
    end: output !== process.stdout,
    ...(signal === undefined ? {} : { signal }),
  });
  return summary.get();
}
