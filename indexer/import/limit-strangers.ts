import { Refusal } from '../../src/refusal.ts';
import type { Row } from '../containers/row.ts';

/**
 * Rows in sequence that are allowed not to be questions. Such a row can have two bytes and costs as much time as any other,
 * so a short file could occupy the importer for hours.
 */
const MOST_STRANGERS = 10_000;

/** Call it for each row of a file, in their order. */
export type LimitStrangers = (row: Row, isQuestion: boolean) => void;

/**
 * Creates what stops an import in a file that hardly has questions.
 *
 * @throws Refusal from the function, if too many rows in sequence are not questions
 */
export function limitStrangers(path: string): LimitStrangers {
  let strangers = 0;
  return ({ number, end }, isQuestion) => {
    strangers = isQuestion ? 0 : strangers + 1;
    if (strangers < MOST_STRANGERS) return;
    const [most, row, byte] = [MOST_STRANGERS, number, end].map((count) => count.toLocaleString('en'));
    throw new Refusal(
      `The file ${path} has ${most} rows in sequence that are not questions, up to row ${row} (byte ${byte}, decompressed). Remove these rows and import the file again. What was imported before stays.`,
    );
  };
}
