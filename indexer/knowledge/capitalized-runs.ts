import { isCapitalized, isSmallWord, type TextWord } from './name-words.ts';

/** A part of a text that may be a name. */
interface Run {
  readonly form: string;
  /** Whether its case shows that it is a name; the first word of a sentence has a capital anyway. */
  readonly isForm: boolean;
}

/** Words of the longest run that is a name rather than a heading. */
const LONGEST_RUN = 7;
/** At the end of a sentence or quotation, after which a capital says nothing. */
const SENTENCE_END = /[.!?:;"“”(]\s*$/u;

function isSentenceStart(text: string, word: TextWord): boolean {
  const before = text.slice(Math.max(0, word.start - 3), word.start);
  return word.start === 0 || SENTENCE_END.test(before);
}

/** The capitalized runs of a text, whole and in their parts around small words: `King of the Hill`, `King`, `Hill`. */
export function* capitalizedRuns(text: string, words: readonly TextWord[]): Generator<Run> {
  for (let begin = 0; begin < words.length;) {
    const end = endOfRun(text, words, begin);
    if (end === begin) {
      begin += 1;
      continue;
    }
    const run = words.slice(begin, end);
    const [first] = run;
    const last = run.at(-1);
    const atStart = first !== undefined && isSentenceStart(text, first);
    if (run.length <= LONGEST_RUN && first !== undefined && last !== undefined)
      yield { form: text.slice(first.start, last.end), isForm: !atStart };
    yield* parts(text, run, atStart);
    begin = end;
  }
}

function endOfRun(text: string, words: readonly TextWord[], begin: number): number {
  let end = begin;
  for (let at = begin; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined) break;
    if (at > begin && before !== undefined && !/^[ ]$/u.test(text.slice(before.end, word.start))) break;
    if (isCapitalized(word.text)) end = at + 1;
    else if (at === begin || !isSmallWord(word.key)) break;
  }
  return end;
}

/** Parts that are shorter than the run. */
function* parts(text: string, run: readonly TextWord[], atStart: boolean): Generator<Run> {
  const rest = atStart ? run.slice(1) : run;
  let part: TextWord[] = [];
  for (const word of [...rest, undefined]) {
    if (word !== undefined && isCapitalized(word.text)) {
      part.push(word);
      continue;
    }
    const [first] = part;
    const last = part.at(-1);
    // A single word of a title may be a common one: `Ages` of `Ages of Empire`.
    if (first !== undefined && last !== undefined && part.length < run.length)
      yield { form: text.slice(first.start, last.end), isForm: part.length > 1 };
    part = [];
  }
}
