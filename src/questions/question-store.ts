import { LRUCache } from 'lru-cache';

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
import { type StoredQuestion, renderQuestions, type LabelParts } from './render-questions.ts';

/** Bytes of text in memory. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Bytes of an entry besides its texts, and of one text besides its characters. */
const ENTRY_BYTES = 700;

const TEXT_BYTES = 40;

/**
 * Names in one statement. Larger ones block other statements for too long, and the rows of a few must fit into memory when all
 * are of the largest size.
 */
const MOST_NAMES = 250;

/** Statements at the same time. Those for revisions are short, so they serve more requests each if there is one at a time. */
const MOST_READS = { rows: 2, revisions: 1 };

/** The place of a question in memory. A slot is emptied when its question is forgotten. */
interface QuestionSlot {
  question: StoredQuestion | undefined;
}

/** Questions that a search has found, kept to be read many times. */
export interface FoundQuestions {
  /** Their unique numbers. */
  readonly seqs: Float64Array;
  /** What all of them matched when they were found. */
  readonly filter: SearchFilter;
  /** The places in memory of those that were read, in the same order. Finding them there costs more than drawing. */
  readonly slots: (QuestionSlot | undefined)[];
}

/** Serves questions as JSON. Those in memory are not read and rendered again. */
export interface QuestionStore extends ChangeListener {
  /**
   * Reads the found questions at these indices, as `readBySeq` does. Those in memory are not compared with the database: a
   * change shows in them within two seconds.
   */
  readonly readFound: (
    found: FoundQuestions,
    indices: readonly number[],
    language: Language,
  ) => Promise<readonly StoredQuestion[]>;
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

/** How questions are found by their number or by their id, in memory and in the database. */
interface Lookup<Name> {
  readonly nameOf: (question: StoredQuestion) => Name;
  readonly recall: (name: Name) => StoredQuestion | undefined;
  readonly readNamed: (names: readonly Name[]) => Promise<ReadonlyMap<Name, QuestionRow>>;
}

interface StoreParts extends LabelParts {
  readonly database: Database;
  /** Whether memory reflects the database of a moment ago. */
  readonly isCurrent: () => boolean;
  /** Reports how many rows were left out because they did not match the filter. */
  readonly onStaleRows: (count: number) => void;
}

export function createQuestionStore(parts: StoreParts): QuestionStore {
  const { database, categories, labels, isCurrent, onStaleRows } = parts;
  const memory = createQuestionMemory();
  /** Increases with every reported change. What was read before it and rendered after it is not kept. */
  let changes = 0;

  const bySeq: Lookup<number> = {
    nameOf: ({ seq }) => seq,
    recall: memory.bySeq,
    readNamed: gatherReads(MOST_READS.rows, async (seqs: readonly number[]) =>
      byName(await readQuestionsBySeq(database, seqs), ({ seq }) => seq),
    ),
  };
  const byId: Lookup<string> = {
    nameOf: ({ id }) => id,
    recall: memory.byId,
    readNamed: gatherReads(MOST_READS.rows, async (ids: readonly string[]) =>
      byName(await readQuestionsById(database, ids), ({ id }) => id),
    ),
  };
  const revisions = gatherReads(MOST_READS.revisions, (seqs: readonly number[]) =>
    readRevisions(database, seqs),
  );

  function keep(question: StoredQuestion): StoredQuestion {
    const known = memory.bySeq(question.seq);
    const isSame = known?.rev === question.rev;
    const merged = isSame ? { ...question, json: { ...known.json, ...question.json } } : question;
    memory.keep(merged);
    return merged;
  }

  async function readRows<Name>(
    { readNamed }: Lookup<Name>,
    names: readonly Name[],
    language: Language,
  ): Promise<StoredQuestion[]> {
    const changesBefore = changes;
    const rows = await readNamed(names);
    const found = names.flatMap((name) => rows.get(name) ?? []);
    if (found.length === 0) return [];
    const rendered = await renderQuestions(parts, found, language);
    return changes === changesBefore ? rendered.map(keep) : rendered;
  }

  /** Reads those of the questions that are visible now: those in memory if they have not changed, and the rows of others. */
  async function readVisible<Name>(
    lookup: Lookup<Name>,
    names: readonly Name[],
    language: Language,
  ): Promise<ReadonlyMap<Name, StoredQuestion>> {
    const { nameOf, recall } = lookup;
    const known: StoredQuestion[] = [];
    const unknown: Name[] = [];
    for (const name of names) {
      const question = recall(name);
      if (question?.json[language] === undefined) unknown.push(name);
      else known.push(question);
    }
    const [current, fresh] = await Promise.all([
      known.length === 0 ? undefined : revisions(known.map(({ seq }) => seq)),
      unknown.length === 0 ? [] : readRows(lookup, unknown, language),
    ]);
    const found = new Map<Name, StoredQuestion>();
    const changed: Name[] = [];
    for (const question of known)
      if (current?.get(question.seq) === question.rev) found.set(nameOf(question), question);
      else changed.push(nameOf(question));
    for (const question of fresh) found.set(nameOf(question), question);
    if (changed.length > 0)
      for (const question of await readRows(lookup, changed, language)) found.set(nameOf(question), question);
    return found;
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

  const readBySeq: QuestionStore['readBySeq'] = async (seqs, language, filter) =>
    leaveOutStale(await readVisible(bySeq, seqs, language), filter);

  /** The found question at an index, if it is in memory and still matches. */
  function recall(found: FoundQuestions, index: number, language: Language): StoredQuestion | undefined {
    const { seqs, filter, slots } = found;
    let question = slots[index]?.question;
    if (question === undefined) {
      const slot = memory.slotOf(seqs[index] ?? 0);
      question = slot?.question;
      if (question === undefined || !matchesFilter(filter, question.fields)) return undefined;
      slots[index] = slot;
    }
    return question.json[language] === undefined ? undefined : question;
  }

  return {
    readBySeq,
    async readFound(found, indices, language) {
      // Once for all: reading the clock for each question takes a tenth of the time of a draw.
      const known = isCurrent() ? indices.map((index) => recall(found, index, language)) : [];
      const missing = indices.filter((_index, at) => known[at] === undefined);
      const seqs = missing.map((index) => found.seqs[index] ?? 0);
      const read = seqs.length === 0 ? undefined : await readBySeq(seqs, language, found.filter);
      return indices.flatMap((index, at) => known[at] ?? read?.get(found.seqs[index] ?? 0) ?? []);
    },
    readById: (ids, language) => readVisible(byId, ids, language),
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

/** Questions in memory: the most recently used ones, up to a number of bytes. */
interface QuestionMemory {
  readonly slotOf: (seq: number) => QuestionSlot | undefined;
  readonly bySeq: (seq: number) => StoredQuestion | undefined;
  readonly byId: (id: string) => StoredQuestion | undefined;
  readonly keep: (question: StoredQuestion) => void;
  readonly forget: (seq: number) => void;
  readonly forgetAll: () => void;
}

function createQuestionMemory(): QuestionMemory {
  const seqs = new Map<string, number>();
  const slots = new LRUCache<number, QuestionSlot>({
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
    dispose: (slot) => {
      if (slot.question !== undefined) seqs.delete(slot.question.id);
      slot.question = undefined;
    },
  });
  const bySeq = (seq: number): StoredQuestion | undefined => slots.get(seq)?.question;
  return {
    slotOf: (seq) => slots.get(seq),
    bySeq,
    byId(id) {
      const seq = seqs.get(id);
      return seq === undefined ? undefined : bySeq(seq);
    },
    keep(question) {
      slots.set(question.seq, { question });
      if (slots.has(question.seq)) seqs.set(question.id, question.seq);
    },
    forget: (seq) => void slots.delete(seq),
    forgetAll: () => slots.clear(),
  };
}

function sizeOf({ question }: QuestionSlot): number {
  let size = ENTRY_BYTES;
  for (const bytes of Object.values(question?.json ?? {})) size += TEXT_BYTES + bytes.length;
  return size;
}

const byName = <Name, Row>(rows: readonly Row[], nameOf: (row: Row) => Name): ReadonlyMap<Name, Row> =>
  new Map(rows.map((row) => [nameOf(row), row]));

/**
 * Gathers the reads of concurrent requests.
 *
 * @param atOnce - statements at the same time
 * @param read - reads the names that exist
 * @returns reads names; the result may contain others too
 */
function gatherReads<Name, Found>(
  atOnce: number,
  read: (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>>,
): (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>> {
  return createGather({
    most: MOST_NAMES,
    sizeOf: (names) => names.length,
    atOnce,
    failsWaiting: true,
    async work(requests) {
      const found = await read([...new Set(requests.flat())]);
      return requests.map(() => found);
    },
  });
}
