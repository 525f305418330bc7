import type { QuestionRecord } from '../../src/contract/record.ts';

/** The property of `extensions` by which a generated record is known, and its value. */
export const GENERATED_MARK = { generated: true } as const;

/** Whether a record was made up for measurements and must never stand among real ones. */
export const isGenerated = ({ extensions }: Pick<QuestionRecord, 'extensions'>): boolean =>
  extensions.generated === true;
