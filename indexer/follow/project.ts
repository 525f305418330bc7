import { createHash } from 'node:crypto';

import mappings from '../../mappings/questions.json' with { type: 'json' };
import { licenseFamily } from '../../src/contract/vocabulary.ts';
import { type QuestionDocument, type Tombstone, questionWords } from '../search/document.ts';
import type { IndexShape } from '../search/generations.ts';
import type { ProjectionRow } from '../store/generations/projection.ts';

/**
 * Increase it with every change of the documents: an indexer never mixes shapes in one index. A change of
 * mappings/questions.json alone needs no new version, since indices are also identified by its hash.
 */
export const PROJECTION_VERSION = 5;
/** Mappings and settings of a new generation. */
export const INDEX_SHAPE = mappings as IndexShape;
/** The first 8 hexadecimal digits of the shape's SHA-256, which are part of every generation's name. */
export const MAPPING_HASH = createHash('sha256').update(JSON.stringify(mappings)).digest('hex').slice(0, 8);
/** Digits of a hash in hexadecimal. Two contents have the same with a probability of 1 in 10^19. */
const DIGITS = 16;

/** The document of a question. It depends on its row only. */
export function project(row: ProjectionRow): QuestionDocument | Tombstone {
  if (row.availability !== 'visible') return tombstone(row.rev);
  const content = {
    seq: row.seq,
    rev: row.rev,
    language: row.language,
    type: row.type,
    difficulty: row.difficulty,
    difficulty_rated: row.difficulty_rated,
    quality: row.quality,
    category: row.category_id,
    subcategories: row.subcategories,
    tags: row.tags,
    regions: row.regions,
    source: row.source,
    license: row.license,
    license_family: licenseFamily(row.license),
    updated_at: row.updated_at,
    words: questionWords({
      language: row.language,
      text: row.text,
      correctAnswer: row.correct_answer,
      incorrectAnswers: row.incorrect_answers,
      explanation: row.explanation,
    }),
  };
  return { ...content, hash: hashDocument(content) };
}

/** The document of a question that readers must not find. */
export function tombstone(rev: number): Tombstone {
  return { gone: true, rev };
}

type Fields = Readonly<Record<string, unknown>>;

/** A hash of everything in a document but its revision. */
const hashDocument = ({ rev: _rev, ...content }: Fields): string =>
  createHash('sha256').update(sorted(content)).digest('hex').slice(0, DIGITS);

/**
 * The content of a document as text, equal for equal contents. The words are left out, since Elasticsearch does not
 * return them; the hash in the document stands for them.
 */
export const contentOf = ({ rev: _rev, words: _words, ...content }: Fields): string => sorted(content);

const sorted = (fields: Fields): string =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
