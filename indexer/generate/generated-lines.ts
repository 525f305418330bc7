import { generateRecords, type GenerateRequest } from './generate-records.ts';
import type { Summary } from './summary.ts';

/** Characters per chunk. */
const CHUNK = 262_144;

/**
 * Generates records as JSON lines, several hundred per chunk.
 *
 * @param summary - counts what was generated
 */
export function* generatedLines(
  request: GenerateRequest,
  summary: Summary,
  onProgress: (records: number) => void = () => undefined,
): Generator<string> {
  let lines = '';
  const take = (): string => {
    const chunk = lines;
    lines = '';
    summary.addBytes(Buffer.byteLength(chunk));
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
