import type { Language } from '../contract/vocabulary.ts';
import { createGather } from '../engines/gather.ts';
import { matchesFilter, type SearchFilter } from '../filters/search-filter.ts';
import type { Database } from '../store/database.ts';
import {
  readQuestionsById,
  readQuestionsBySeq,
  readRevisions,
  type QuestionRow,
} from '../store/questions/questions.ts';
import type { ChangeListener } from './change-feed.ts';
import { createQuestionMemory, type QuestionSlot, type StoredQuestion } from './question-memory.ts';
import { renderQuestions, type LabelParts } from './render-questions.ts';

/** Serves questions as JSON. Those in memory are not read and rendered again. */
export interface QuestionStore extends ChangeListener {
  /** Whether memory reflects the database of a moment ago. Only then may questions in slots be served. */
  readonly isCurrent: () => boolean;
  /** The question's place in memory, if it is there and matches the filter. */
  readonly slotOf: (seq: number, filter: SearchFilter) => QuestionSlot | undefined;
  /**
   * Reads those of the questions that are visible now and match the filter by which a search found them. The index can
   * be older than the rows.
   */
  readonly readBySeq: (
    seqs: readonly number[],
    language: Language,
    filter: SearchFilter,
  ) => Promise<ReadonlyMap<number, StoredQuestion>>;
  /** Reads those of the questions that are visible now. */
  readonly readById: (
    ids: readonly string[],
    language: Language,
  ) => Promise<ReadonlyMap<string, StoredQuestion>>;
}

interface StoreParts extends LabelParts {
  readonly database: Database;
  /** Whether memory reflects the database of a moment ago. */
  readonly isCurrent: () => boolean;
  /** Reports how many rows were left out because they did not match the filter. */
  readonly onStaleRows: (count: number) => void;
}

/**
 * Names in one statement. Larger ones block other statements for too long, and the rows of a few must fit into memory when all
 * are of the largest size.
 */
const MOST_NAMES = 250;
/** Statements at the same time. */
const MOST_READS = 2;

/**
 * Gathers the reads of concurrent requests.
 *
 * @param read - reads the names that exist
 * @returns reads names; the result may contain others too
 */
function gatherReads<Name, Found>(
  read: (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>>,
): (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>> {
  return createGather({
    most: MOST_NAMES,
    sizeOf: (names) => names.length,
    atOnce: MOST_READS,
    async work(requests) {
      const found = await read([...new Set(requests.flat())]);
      return requests.map(() => found);
    },
  });
}

const byName = <Name, Row>(rows: readonly Row[], nameOf: (row: Row) => Name): ReadonlyMap<Name, Row> =>
  new Map(rows.map((row) => [nameOf(row), row]));

export function createQuestionStore(parts: StoreParts): QuestionStore {
  const { database, categories, labels, isCurrent, onStaleRows } = parts;
  const memory = createQuestionMemory();
  /** Increases with every reported change. What was read before it and rendered after it is not kept. */
  let changes = 0;

  const rowsBySeq = gatherReads(async (seqs: readonly number[]) =>
    byName(await readQuestionsBySeq(database, seqs), ({ seq }) => seq),
  );
  const rowsById = gatherReads(async (ids: readonly string[]) =>
    byName(await readQuestionsById(database, ids), ({ id }) => id),
  );
  const revisions = gatherReads((seqs: readonly number[]) => readRevisions(database, seqs));

  function keep(question: StoredQuestion): StoredQuestion {
    const known = memory.bySeq(question.seq);
    const isSame = known?.rev === question.rev;
    const merged = isSame ? { ...question, json: { ...known.json, ...question.json } } : question;
    memory.keep(merged);
    return merged;
  }

  async function render(
    rows: readonly QuestionRow[],
    language: Language,
    readAt: number,
  ): Promise<StoredQuestion[]> {
    if (rows.length === 0) return [];
    const rendered = await renderQuestions(parts, rows, language);
    return changes === readAt ? rendered.map(keep) : rendered;
  }

  async function readRows<Name>(
    names: readonly Name[],
    read: (names: readonly Name[]) => Promise<ReadonlyMap<Name, QuestionRow>>,
    language: Language,
  ): Promise<StoredQuestion[]> {
    if (names.length === 0) return [];
    const readAt = changes;
    const rows = await read(names);
    const found = names.flatMap((name) => rows.get(name) ?? []);
    return render(found, language, readAt);
  }

  /** Those of the questions in memory that have not changed. */
  async function unchanged(known: readonly StoredQuestion[]): Promise<StoredQuestion[]> {
    if (known.length === 0) return [];
    const current = await revisions(known.map(({ seq }) => seq));
    return known.filter(({ seq, rev }) => current.get(seq) === rev);
  }

  async function readStrictly<Name>(
    names: readonly Name[],
    recall: (name: Name) => StoredQuestion | undefined,
    nameOf: (question: StoredQuestion) => Name,
    read: (names: readonly Name[]) => Promise<ReadonlyMap<Name, QuestionRow>>,
    language: Language,
  ): Promise<ReadonlyMap<Name, StoredQuestion>> {
    const known: StoredQuestion[] = [];
    const unknown: Name[] = [];
    for (const name of names) {
      const question = recall(name);
      if (question?.json[language] === undefined) unknown.push(name);
      else known.push(question);
    }
    const [confirmed, fresh] = await Promise.all([unchanged(known), readRows(unknown, read, language)]);
    const found = byName([...confirmed, ...fresh], nameOf);
    if (confirmed.length === known.length) return found;
    const changed = known.map(nameOf).filter((name) => !found.has(name));
    return new Map([...found, ...byName(await readRows(changed, read, language), nameOf)]);
  }

  function leaveOutStale(
    found: ReadonlyMap<number, StoredQuestion>,
    filter: SearchFilter,
  ): ReadonlyMap<number, StoredQuestion> {
    const matching = [...found].filter(([, { fields }]) => matchesFilter(filter, fields));
    const stale = found.size - matching.length;
    if (stale === 0) return found;
    onStaleRows(stale);
    return new Map(matching);
  }

  return {
    isCurrent,
    slotOf(seq, filter) {
      const slot = memory.slotOf(seq);
      const question = slot?.question;
      return question !== undefined && matchesFilter(filter, question.fields) ? slot : undefined;
    },
    readBySeq: async (seqs, language, filter) =>
      leaveOutStale(await readStrictly(seqs, memory.bySeq, ({ seq }) => seq, rowsBySeq, language), filter),
    readById: (ids, language) => readStrictly(ids, memory.byId, ({ id }) => id, rowsById, language),
    questionsChanged(seqs) {
      changes += 1;
      if (seqs === undefined) memory.forgetAll();
      else for (const seq of seqs) memory.forget(seq);
    },
    vocabularyChanged() {
      changes += 1;
      labels.forget();
      categories.expire();
      memory.forgetAll();
    },
  };
}
