import { Refusal } from '../../src/refusal.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { contentOf, project } from '../search/document.ts';
import { refreshIndices } from '../search/generations.ts';
import { readDocuments, scanDocuments, type StoredDocument } from '../search/scan.ts';
import { type ProjectionRow, readProjections } from '../store/generations/projection.ts';
import {
  enqueueRepair,
  readRevisions,
  type RevisionNow,
  scanRevisions,
} from '../store/generations/index-verification.ts';
import { hasSameHistory } from './foreign-history.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Ids that are checked again per step. */
const CHUNK = 1_000;
/** Differences that are reported in full. */
const SAMPLES = 20;

/**
 * - `missing`: a question has no document.
 * - `stale`: its document has another revision or another content, hides a visible question or shows a hidden one.
 * - `ghost`: a document that can be found has no question.
 */
type Drift = 'missing' | 'stale' | 'ghost';

interface VerifyReport {
  readonly index: string;
  readonly questions: number;
  readonly documents: number;
  readonly missing: number;
  readonly stale: number;
  readonly ghost: number;
  /** Differences that are not errors: a change is queued or being written, and was not rejected. */
  readonly excused: number;
  /** The first differences. */
  readonly samples: readonly { readonly id: string; readonly drift: Drift }[];
  readonly repaired: boolean;
  /** Whether the database knows the last round of the index. If not, one of the two was restored from an older copy. */
  readonly sameHistory: boolean;
}

/** How far a comparison goes: ids, revisions and visibility only, or also the content, which takes several times as long. */
type Depth = 'revisions' | 'content';

/** What is compared: a row and its document. */
interface Pair {
  readonly row: ProjectionRow | undefined;
  readonly document: StoredDocument | undefined;
}

/**
 * Compares every question with its document in both directions. The first pass sees the two engines at slightly
 * different moments, so that its differences are checked again before they count.
 *
 * @param index - the name of a generation, or the readers' alias
 * @param repair - queues differences for the indexer to repair
 * @throws Refusal if there is no such index
 */
export async function verify(
  parts: IndexerParts,
  index: string,
  repair = false,
  depth: Depth = 'content',
): Promise<VerifyReport> {
  const { pool, elasticsearch } = parts;
  if (!(await refreshIndices(elasticsearch, [index])))
    throw new Refusal(
      index === questionsAlias(parts.indexPrefix)
        ? 'There is no index. The indexer builds one; without an indexer, run `trivia index rebuild`.'
        : `There is no index ${index}.`,
    );
  const sameHistory = await hasSameHistory(parts, index);
  const { ids: suspects, ...counts } = await findSuspects(parts, index, depth);

  const found = { missing: 0, stale: 0, ghost: 0, excused: 0, fine: 0 };
  const samples: { id: string; drift: Drift }[] = [];
  const ids = [...suspects];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const before = await readRevisions(pool, chunk);
    const rows = new Map((await readProjections(pool, chunk)).map((row) => [row.id, row]));
    const documents = await readDocuments(elasticsearch, index, chunk);
    const after = await readRevisions(pool, chunk);
    const drifts = chunk.flatMap((id) => {
      const drift = judge(before.get(id), { row: rows.get(id), document: documents.get(id) }, after.get(id));
      found[drift] += 1;
      return drift === 'excused' || drift === 'fine' ? [] : [{ id, drift }];
    });
    samples.push(...drifts.slice(0, SAMPLES - samples.length));
    if (repair && drifts.length > 0)
      await enqueueRepair(pool, {
        renew: drifts.filter(({ drift }) => drift !== 'ghost').map(({ id }) => id),
        bury: drifts.filter(({ drift }) => drift === 'ghost').map(({ id }) => id),
        highestVersion: Math.max(...drifts.map(({ id }) => documents.get(id)?.version ?? 0)),
      });
  }
  const { missing, stale, ghost, excused } = found;
  return { index, ...counts, missing, stale, ghost, excused, samples, repaired: repair, sameHistory };
}

/**
 * Finds what seems to differ: compares all questions with all documents, in both directions and in the order of their
 * revisions. It reads one page at a time, so that each engine has one query at most.
 */
async function findSuspects(
  parts: IndexerParts,
  index: string,
  depth: Depth,
): Promise<Readonly<{ ids: ReadonlySet<string>; questions: number; documents: number }>> {
  const ids = new Set<string>();
  let counts = { questions: 0, documents: 0 };
  const withContent = depth === 'content';
  await scanRevisions(parts.pool, (nextQuestions, readRows) =>
    scanDocuments(parts.elasticsearch, index, withContent, async (nextDocuments) => {
      const questions = async () => {
        const page = await nextQuestions();
        if (!withContent) return page.map((item) => ({ ...item, content: visibility(!item.visible) }));
        const rows = await readRows(page.map(({ id }) => id));
        const contents = new Map(rows.map((row) => [row.id, contentOfRow(row)]));
        return page.map(({ id, rev }) => ({ id, rev, content: contents.get(id) ?? '' }));
      };
      const documents = async () =>
        (await nextDocuments()).map(({ fields, ...item }) => ({
          ...item,
          content: withContent ? contentOf(fields) : visibility(fields.gone === true),
        }));
      counts = await compareRevisions(questions, documents, (id) => ids.add(id));
    }),
  );
  return { ids, ...counts };
}

/** Stands for the content where it is not compared. */
const visibility = (isGone: boolean): string => (isGone ? 'gone' : 'visible');

/** `before` and `after` are read before and after row and document: what is equal in both was so in between. */
function judge(
  before: RevisionNow | undefined,
  { row, document }: Pair,
  after: RevisionNow | undefined,
): Drift | 'excused' | 'fine' {
  if (before === undefined || after === undefined) return 'excused';
  if (before.queued || after.queued || before.rev !== after.rev) return 'excused';
  if (before.rev === null || row === undefined)
    return document === undefined || document.fields.gone === true ? 'fine' : 'ghost';
  if (document === undefined) return 'missing';
  const isSame =
    document.rev === row.rev &&
    document.version === row.rev &&
    contentOf(document.fields) === contentOfRow(row);
  return isSame ? 'fine' : 'stale';
}

/** The content that the document of a row should have. */
const contentOfRow = (row: ProjectionRow): string => contentOf({ ...project(row) });

/** A question with the content that its document should have, as text. */
export interface ComparedQuestion {
  readonly id: string;
  readonly rev: number;
  readonly content: string;
}

/** A document with the version that the engine compares writes with. */
export interface ComparedDocument extends ComparedQuestion {
  readonly version: number;
}

type NextPage<Item> = () => Promise<readonly Item[]>;

interface Reader<Item> {
  /** The next item; undefined at the end. */
  current: Item | undefined;
  readonly advance: () => Promise<void> | undefined;
}

/** Reads pages as one stream, without a promise per item. */
async function open<Item>(nextPage: NextPage<Item>): Promise<Reader<Item>> {
  let page = await nextPage();
  let position = 0;
  const reader: Reader<Item> = {
    current: page[0],
    advance: () => {
      position += 1;
      reader.current = page[position];
      if (position < page.length) return undefined;
      return (async () => {
        page = page.length === 0 ? page : await nextPage();
        position = 0;
        reader.current = page[0];
      })();
    },
  };
  return reader;
}

const agrees = (question: ComparedQuestion, document: ComparedDocument): boolean =>
  question.id === document.id && document.version === question.rev && document.content === question.content;

/**
 * Merges both sides, each in the order of its revisions, which are unique. What has no equal on the other side is
 * passed to `onDifference`. Memory does not grow with the number of questions.
 *
 * @returns the number of items on each side
 */
export async function compareRevisions(
  nextQuestions: NextPage<ComparedQuestion>,
  nextDocuments: NextPage<ComparedDocument>,
  onDifference: (id: string) => void,
): Promise<{ questions: number; documents: number }> {
  const questions = await open(nextQuestions);
  const documents = await open(nextDocuments);
  const counts = { questions: 0, documents: 0 };
  while (questions.current !== undefined || documents.current !== undefined) {
    const question = questions.current;
    const document = documents.current;
    const order = (question?.rev ?? Infinity) - (document?.rev ?? Infinity);
    if (question !== undefined && document !== undefined && order === 0 && !agrees(question, document)) {
      onDifference(question.id);
      if (document.id !== question.id) onDifference(document.id);
    } else if (question !== undefined && !(order >= 0)) onDifference(question.id);
    else if (document !== undefined && !(order <= 0)) onDifference(document.id);
    if (question !== undefined && !(order > 0)) {
      counts.questions += 1;
      await questions.advance();
    }
    if (document !== undefined && !(order < 0)) {
      counts.documents += 1;
      await documents.advance();
    }
  }
  return counts;
}
