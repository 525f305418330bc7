import { scanDocuments } from '../search/scan.ts';
import type { ProjectionRow } from '../store/generations/projection.ts';
import { scanRevisions } from '../store/generations/index-verification.ts';
import { compareRevisions } from './compare-revisions.ts';
import { contentOf } from './document-content.ts';
import type { IndexerParts } from './indexer-parts.ts';
import { project } from './project.ts';

/** How far a comparison goes: ids, revisions and visibility only, or also the content, which takes several times as long. */
export type Depth = 'revisions' | 'content';

/** What seems to differ. The engines are read at slightly different moments. */
interface Suspects {
  readonly ids: ReadonlySet<string>;
  readonly questions: number;
  readonly documents: number;
}

/** The content that the document of a row should have. */
export const contentOfRow = (row: ProjectionRow): string => contentOf({ ...project(row) });

/** Stands for the content where it is not compared. */
const visibility = (isGone: boolean): string => (isGone ? 'gone' : 'visible');

/**
 * Compares all questions with all documents, in both directions and in the order of their revisions. It reads one page
 * at a time, so that each engine has one query at most.
 */
export async function findSuspects(parts: IndexerParts, index: string, depth: Depth): Promise<Suspects> {
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
