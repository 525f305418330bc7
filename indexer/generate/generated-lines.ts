import { generateRecords, type GenerateRequest } from './generate-records.ts';
import type { Summary } from './summary.ts';

/** Characters that are written at once. */
const CHUNK = 262_144;

/**
 * Generated records, one JSON object a line, some hundred at a time.
 *
 * @param summary - counts what has been given
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
