import type { QuestionRecord } from '../../src/contract/record.ts';

/** The property of `extensions` that identifies a generated record. */
export const GENERATED_MARK = { generated: true } as const;

/** Whether a record was generated for benchmarks, and must never be mixed with real ones. */
export const isGenerated = ({ extensions }: Pick<QuestionRecord, 'extensions'>): boolean =>
  extensions.generated === true;
