import { z } from 'zod';

import { MOST_EXTENSION_BYTES, MOST_RECORD_BYTES } from '../../src/contract/limits.ts';
import { QuestionRecord } from '../../src/contract/record.ts';
import { cleanRecord } from './clean-record.ts';
import type { ImportRecord, ParentKey } from './import-record.ts';
import type { Skip } from './import-report.ts';
import { isPlaceholder, QuestionPlaceholder, placeholderRecord } from './question-placeholder.ts';
import { contentHash } from './question-row.ts';

/** Characters of an unknown property's name in the report. */
const LONGEST_NAME = 64;

/** The name of the first invalid property, without list positions, so that equal errors count together. */
function errorPath(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined || (issue.path.length === 0 && issue.code !== 'unrecognized_keys')) return 'record';
  const path = issue.path.filter((part) => typeof part === 'string');
  if (issue.code === 'unrecognized_keys')
    return `unknown property ${[...path, issue.keys[0] ?? ''].join('.').slice(0, LONGEST_NAME).replaceAll(/\p{C}/gu, '?')}`;
  return path.slice(0, path[0] === 'attribution' ? 2 : 1).join('.');
}

const invalidRecord = (line: number, { issues }: z.core.$ZodError): Skip => ({
  line,
  reason: 'invalid_record',
  detail: errorPath(issues[0]),
});

function readPlaceholder(line: number, value: object): ImportRecord | Skip {
  const parsed = QuestionPlaceholder.safeParse(value);
  if (!parsed.success) return invalidRecord(line, parsed.error);
  return { line, record: placeholderRecord(parsed.data), parent: null, isPlaceholder: true };
}

/** The same schema, which checks valid records in half the time. */
const CompiledRecord = z.compile(QuestionRecord);

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/** Why a record would make responses too heavy; undefined for all usual ones. */
function excessOf(record: QuestionRecord): string | undefined {
  if (bytesOf(record.extensions) > MOST_EXTENSION_BYTES)
    return `extensions have more than ${MOST_EXTENSION_BYTES / 1_024} KB`;
  if (bytesOf(record) > MOST_RECORD_BYTES) return `more than ${MOST_RECORD_BYTES / 1_024} KB`;
  return undefined;
}

/**
 * Reads a canonical record and cleans its texts; what is not one is skipped, with the reason.
 *
 * @param parent - takes the place of the ids of parent and root
 */
export function readRecord(
  line: number,
  value: unknown,
  regions: ReadonlySet<string>,
  parent: ParentKey | null = null,
): ImportRecord | Skip {
  if (isPlaceholder(value)) return readPlaceholder(line, value);
  const parsed = CompiledRecord.safeParse(cleanRecord(value));
  if (!parsed.success) return invalidRecord(line, parsed.error);
  const { data: record } = parsed;
  const excess = excessOf(record);
  if (excess !== undefined) return { line, reason: 'too_large', detail: excess };
  const unknown = record.regions.find((code) => !regions.has(code));
  if (unknown !== undefined) return { line, reason: 'unknown_region', detail: unknown };
  return parent === null ? { line, record, parent, hash: contentHash(record) } : { line, record, parent };
}
