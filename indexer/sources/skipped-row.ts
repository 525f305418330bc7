import type { z } from 'zod';

import type { SkippedRow } from './adapter.ts';
import type { SourceSkip } from './skip-reasons.ts';

/** A row that gives no question. `detail` names a field, never upstream text. */
export const skippedRow = (reason: SourceSkip, detail: string): SkippedRow => ({ reason, detail });

/** A row with another shape, with the path of the first field that differs. */
export function wrongShape(error: z.ZodError): SkippedRow {
  return skippedRow('wrong_shape', error.issues[0]?.path.join('.') ?? '');
}
