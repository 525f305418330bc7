import { z } from 'zod';

import { Extensions } from '../../contract/record.ts';
import {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
  Translator,
} from '../../contract/vocabulary.ts';

/** Whether a question is served, and if not, why. */
export const Availability = z.enum(['visible', 'hidden', 'duplicate', 'deleted']);
export type Availability = z.infer<typeof Availability>;

/**
 * The kinds of statements that list columns: writes of an import, and reads for the API, exports and the search index.
 */
type Statement = 'insert' | 'update' | 'read' | 'export' | 'index';

/** The TypeScript types of the SQL types. Bytes are hexadecimal text. The type of times differs between statements. */
interface SqlValues<Time> {
  readonly uuid: string;
  readonly text: string;
  readonly 'text[]': string[];
  readonly boolean: boolean;
  readonly smallint: number;
  readonly bigint: number;
  readonly timestamptz: Time;
  readonly jsonb: object;
  readonly bytea: string;
}

interface Column {
  readonly type: keyof SqlValues<unknown>;
  readonly nullable?: true;
  /** Narrows the type of the database. */
  readonly holds?: z.ZodType;
  readonly in: readonly Statement[];
}

/** An import never changes the key of a question. */
const KEY = ['insert', 'read', 'export'] as const;
const CONTENT = [...KEY, 'update'] as const;

/**
 * The columns of `questions`, each with the statements that list it. All other statements name the few columns that
 * they need.
 */
export const QUESTION_COLUMNS = {
  id: { type: 'uuid', in: [...KEY, 'index'] },
  seq: { type: 'bigint', in: ['insert', 'read', 'index'] },
  rev: { type: 'bigint', in: ['read', 'index'] },
  source: { type: 'text', holds: Source, in: [...KEY, 'index'] },
  source_id: { type: 'text', in: KEY },
  language: { type: 'text', holds: Language, in: [...KEY, 'index'] },
  text: { type: 'text', in: [...CONTENT, 'index'] },
  correct_answer: { type: 'text', in: [...CONTENT, 'index'] },
  incorrect_answers: { type: 'text[]', in: [...CONTENT, 'index'] },
  type: { type: 'text', holds: QuestionType, in: [...CONTENT, 'index'] },
  difficulty: { type: 'text', nullable: true, holds: Difficulty, in: [...CONTENT, 'index'] },
  difficulty_rated: { type: 'boolean', in: ['insert', 'update', 'export', 'index'] },
  quality: { type: 'text', holds: QualityTier, in: [...CONTENT, 'index'] },
  availability: { type: 'text', holds: Availability, in: ['index'] },
  canonical_id: { type: 'uuid', nullable: true, in: [] },
  category_id: { type: 'smallint', in: [...CONTENT, 'index'] },
  subcategories: { type: 'text[]', in: [...CONTENT, 'index'] },
  tags: { type: 'text[]', in: [...CONTENT, 'index'] },
  regions: { type: 'text[]', in: [...CONTENT, 'index'] },
  explanation: { type: 'text', nullable: true, in: [...CONTENT, 'index'] },
  translation_of: { type: 'uuid', nullable: true, in: CONTENT },
  root_question_id: { type: 'uuid', nullable: true, in: CONTENT },
  translator: { type: 'text', nullable: true, holds: Translator, in: CONTENT },
  /** SHA-256 of the content of the original when it was translated. */
  translated_from: { type: 'bytea', nullable: true, in: ['insert', 'update', 'export'] },
  is_stale: { type: 'boolean', in: ['export'] },
  author: { type: 'text', nullable: true, in: CONTENT },
  license: { type: 'text', in: [...CONTENT, 'index'] },
  license_version: { type: 'text', nullable: true, in: CONTENT },
  license_url: { type: 'text', nullable: true, in: CONTENT },
  upstream_url: { type: 'text', nullable: true, in: CONTENT },
  modifications: { type: 'text[]', in: CONTENT },
  modified_at: { type: 'timestamptz', in: CONTENT },
  extensions: { type: 'jsonb', holds: Extensions, in: CONTENT },
  /** SHA-256 of the canonical record as imported. */
  content_hash: { type: 'bytea', in: ['insert', 'update'] },
  created_at: { type: 'timestamptz', in: KEY },
  updated_at: { type: 'timestamptz', in: ['read', 'index'] },
} as const satisfies Readonly<Record<string, Column>>;

type Columns = typeof QUESTION_COLUMNS;

type Value<Definition extends Column, Time> =
  | (Definition extends { readonly holds: z.ZodType<infer Held> }
      ? Held
      : SqlValues<Time>[Definition['type']])
  | (Definition extends { readonly nullable: true } ? null : never);

export type QuestionColumns<Time = string> = {
  readonly [Name in keyof Columns]: Value<Columns[Name], Time>;
};

/** The names of the columns in a statement. */
export type ColumnIn<Taking extends Statement> = {
  [Name in keyof Columns]: Taking extends Columns[Name]['in'][number] ? Name : never;
}[keyof Columns];

/** A row with the columns of a statement. */
export type RowIn<Taking extends Statement, Time = string> = Pick<QuestionColumns<Time>, ColumnIn<Taking>>;

const DEFINITIONS: Readonly<Record<string, Column>> = QUESTION_COLUMNS;

/** Lists the names of the columns in a statement, in the order of the table. */
export const columnsIn = <Taking extends Statement>(statement: Taking): ColumnIn<Taking>[] =>
  Object.keys(DEFINITIONS).filter(
    (name): name is ColumnIn<Taking> => DEFINITIONS[name]?.in.includes(statement) ?? false,
  );

/**
 * The expression for reading a column in bulk. Arrays are sent as JSON, which the driver parses ten times faster than
 * its array format, bytes in hexadecimal, and counters, which stay below 2^53, as numbers.
 */
export function readInBulk(name: keyof Columns): string {
  switch (QUESTION_COLUMNS[name].type) {
    case 'text[]':
      return `to_json(question.${name}) as ${name}`;
    case 'bytea':
      return `encode(question.${name}, 'hex') as ${name}`;
    case 'bigint':
      return `question.${name}::float8 as ${name}`;
    default:
      return `question.${name}`;
  }
}
