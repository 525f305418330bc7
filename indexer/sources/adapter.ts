import type { z } from 'zod';

import type { Source } from '../../src/contract/vocabulary.ts';
import { wrongShape, type Draft, type SkippedRow } from './draft.ts';

/** How a file is split into rows. Each container provides byte positions, so that an import can be resumed. */
export type Container =
  /** One JSON value per line. */
  | 'json_lines'
  /** One JSON array in any formatting; its elements are the rows. */
  | 'json_array'
  /** One JSON object whose property `results` is an array of rows, or that array alone. */
  | 'json_results'
  /** Text blocks of OpenTriviaQA, decoded byte by byte; the rows are `QuestionBlock`s. */
  | 'question_blocks';

/** The place of a row. */
export interface RowPlace {
  /** The path as it was given, or relative to the given folder; with `/`. */
  readonly file: string;
  /** Counted from 1 within the file. */
  readonly row: number;
  /** The text of the row, for numbers that JavaScript cannot represent; empty for `question_blocks`. */
  readonly raw: string;
}

/** An upstream: its files, their container, and the questions of a row. Adapters are pure. */
export interface SourceAdapter<Name extends Source = Source> {
  readonly source: Name;
  /**
   * Selects the files with rows in a folder; false for licences, indexes and samples. A file that is named itself is
   * always read.
   */
  readonly selects: (file: string) => boolean;
  /** Files with a smaller number are read first; those with the same number by name. */
  readonly order?: (file: string) => number;
  /** The container of a file. It may depend on the name. */
  readonly container: (file: string) => Container;
  /**
   * What a row looks like, for error messages about other files: `one JSON object per line with "query" and "answers"`.
   */
  readonly expected: string;
  /** Whether a value has the shape of a row of this upstream. */
  readonly isRow: (value: unknown) => boolean;
  /** Reads the questions of a row: one outcome for each question that it can give. */
  readonly read: (value: unknown, place: RowPlace) => readonly (Draft | SkippedRow)[];
  /** Whether questions are open-ended or have several rows: an import begins with a survey of all answers. */
  readonly surveyed?: true;
  /** When the adapter's changes to the text were last revised, `YYYY-MM-DD`: the modification date of the records. */
  readonly revised: string;
}

/** What is different for each source. */
interface SourceDefinition<Name extends Source, Row> extends Omit<SourceAdapter<Name>, 'isRow' | 'read'> {
  /** The shape that distinguishes a row of this upstream from others. */
  readonly row: z.ZodType<Row>;
  /** The draft of a row, or why it has none; a list if a row can give several questions. */
  readonly read: (row: Row, place: RowPlace) => Draft | SkippedRow | readonly (Draft | SkippedRow)[];
}

/** Defines the adapter of a source. Its `read` parses a row once; `isRow` only recognizes files and rejected rows. */
export function defineSource<Name extends Source, Row>({
  row,
  read,
  ...source
}: SourceDefinition<Name, Row>): SourceAdapter<Name> {
  return {
    ...source,
    isRow: (value) => row.safeParse(value).success,
    read: (value, place) => {
      const parsed = row.safeParse(value);
      return parsed.success ? [read(parsed.data, place)].flat() : [wrongShape(parsed.error)];
    },
  };
}
