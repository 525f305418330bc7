import { z } from 'zod';

import { QuestionRecord } from '../../src/contract/record.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import type { NumberedRecord } from './identify-records.ts';
import type { Skip } from './import-report.ts';
import { isPlaceholder, Placeholder, placeholderRecord } from './placeholder.ts';
import { contentHash } from './question-row.ts';

/** Which record of the same source a translation belongs to, while its id is not known. */
export interface ParentKey {
  readonly sourceId: string;
  readonly language: Language;
}

/** A value that should be a canonical record. */
export interface RecordItem {
  readonly line: number;
  readonly value: unknown;
  /** Takes the place of the ids of parent and root. */
  readonly parent?: ParentKey | null;
}

/** Either a value that should be a canonical record, or a place that is known to give none. */
export type ImportItem = RecordItem | Skip;

/** The name of the first fault: the property, without the positions within lists, so that equal faults count together. */
function faultPath(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined || (issue.path.length === 0 && issue.code !== 'unrecognized_keys')) return 'record';
  if (issue.code === 'unrecognized_keys') return 'unknown property';
  return issue.path
    .filter((part) => typeof part === 'string')
    .slice(0, issue.path[0] === 'attribution' ? 2 : 1)
    .join('.');
}

function readPlaceholder(line: number, value: object): NumberedRecord | Skip {
  const parsed = Placeholder.safeParse(value);
  if (!parsed.success) return { line, reason: 'invalid_record', detail: faultPath(parsed.error.issues[0]) };
  return { line, record: placeholderRecord(parsed.data), parent: null, isPlaceholder: true };
}

/** The same schema, in half the time for sound records. */
const CompiledRecord = z.compile(QuestionRecord);

/** A canonical record, or why it is none. */
export function readRecord(
  { line, value, parent = null }: RecordItem,
  regions: ReadonlySet<string>,
): NumberedRecord | Skip {
  if (isPlaceholder(value)) return readPlaceholder(line, value);
  const parsed = CompiledRecord.safeParse(value);
  if (!parsed.success) return { line, reason: 'invalid_record', detail: faultPath(parsed.error.issues[0]) };
  const unknown = parsed.data.regions.find((code) => !regions.has(code));
  if (unknown !== undefined) return { line, reason: 'unknown_region', detail: unknown };
  const { data: record } = parsed;
  return parent === null ? { line, record, parent, hash: contentHash(record) } : { line, record, parent };
}
