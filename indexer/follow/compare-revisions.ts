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
