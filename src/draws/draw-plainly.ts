import type { Language } from '../contract/vocabulary.ts';
import type { SearchFilter } from '../filters/search-filter.ts';
import type { StoredQuestion } from '../questions/render-questions.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import type { Search } from '../search/search.ts';

/** A request for random questions. */
export interface DrawRequest {
  readonly filter: SearchFilter;
  /** Equal for requests whose filters have the same matches. */
  readonly key: string;
  /** The maximum number of questions. */
  readonly amount: number;
  /** Ids that must not be drawn, lower case. */
  readonly exclude: ReadonlySet<string>;
  /** Whose draws do not repeat questions, with a walk through each fill: an account, or the address block of a visitor. */
  readonly account: string;
  /** Language of the labels. */
  readonly language: Language;
}

/** The questions of a draw. */
export interface DrawnQuestions {
  readonly questions: readonly StoredQuestion[];
  /** The number of matches when they were searched. It may leave out excluded questions. */
  readonly matches: number;
}

/**
 * Extra questions per round that replace those hidden since they were indexed. The first round is nearly always
 * enough; more are needed just after many questions were hidden at once.
 */
const RESERVES = [5, 50, 500];

interface PlainParts {
  readonly search: Pick<Search, 'draw'>;
  readonly store: Pick<QuestionStore, 'readBySeq'>;
}

/**
 * Draws by one search for this request alone, until there are enough visible questions or nothing more matches. Each
 * round excludes the questions of the rounds before.
 *
 * @param drawn - questions that the answer already has
 */
export async function drawPlainly(
  { search, store }: PlainParts,
  request: Omit<DrawRequest, 'key' | 'account'>,
  drawn: readonly StoredQuestion[] = [],
): Promise<DrawnQuestions> {
  const questions: StoredQuestion[] = [];
  const excludedIds = [...request.exclude];
  const excludedSeqs = drawn.map(({ seq }) => seq);
  let matches = 0;
  for (const reserve of RESERVES) {
    const missing = request.amount - questions.length;
    const filter = { ...request.filter, excludedIds, excludedSeqs };
    const found = await search.draw(filter, missing + reserve);
    matches = Math.max(matches, found.matches);
    questions.push(...(await readVisible(store, found.seqs.values(), { ...request, amount: missing })));
    if (questions.length >= request.amount || found.seqs.length < missing + reserve) break;
    excludedSeqs.push(...found.seqs);
  }
  return { questions, matches };
}

/** The first questions of `seqs` that are visible now, match the filter and are not excluded. */
export async function readVisible(
  store: Pick<QuestionStore, 'readBySeq'>,
  seqs: Iterator<number>,
  { filter, amount, exclude, language }: Pick<DrawRequest, 'filter' | 'amount' | 'exclude' | 'language'>,
): Promise<StoredQuestion[]> {
  const questions: StoredQuestion[] = [];
  while (questions.length < amount) {
    const taken: number[] = [];
    for (let missing = amount - questions.length; missing > 0; missing -= 1) {
      const next = seqs.next();
      if (next.done === true) break;
      taken.push(next.value);
    }
    if (taken.length === 0) break;
    const read = await store.readBySeq(taken, language, filter);
    for (const seq of taken) {
      const question = read.get(seq);
      if (question !== undefined && !exclude.has(question.id)) questions.push(question);
    }
  }
  return questions;
}
