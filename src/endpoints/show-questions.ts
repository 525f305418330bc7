import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import type { PreparedQuestion, QuestionShape, Translation } from '../contract/question.ts';
import { Language } from '../contract/vocabulary.ts';
import { prepareQuestion, type Presentation, type StoredQuestion } from '../questions/render-questions.ts';
import { findSiblings } from '../store/questions/questions.ts';
import type { EndpointParts } from './endpoint.ts';

/**
 * How many of the questions fit into one response, counted from the first; at least one. All do unless they are
 * extraordinarily heavy. Other representations, such as selected fields, count like whole questions.
 */
export function countFitting(questions: Iterable<StoredQuestion | undefined>, language: Language): number {
  let bytes = 0;
  let count = 0;
  for (const question of questions) {
    bytes += question?.json[language]?.length ?? 0;
    if (bytes > MOST_PAGE_BYTES && count > 0) break;
    count += 1;
  }
  return count;
}

/** What a request says about the questions in its response. */
interface Shown extends QuestionShape {
  readonly lang: Language;
  readonly showQuality: boolean;
  /** The language of all questions, if they have the same one. */
  readonly contentLanguage?: Language;
}

/** Prepares questions for a response. Without `include`, this needs no query. */
export async function showQuestions(
  parts: Pick<EndpointParts, 'database'>,
  questions: readonly StoredQuestion[],
  request: Shown,
): Promise<readonly PreparedQuestion[]> {
  const { lang, showQuality, include } = request;
  const presentation: Presentation = { language: lang, showQuality, fields: fieldsOf(request) };
  if (include === undefined || questions.length === 0)
    return questions.map((question) => prepareQuestion(question, presentation));
  const translations = await readTranslations(parts, questions, request.contentLanguage);
  return questions.map((question) => prepareQuestion(question, { ...presentation, translations }));
}

/** The fields to show: the requested ones, the id, and the attribution, which has to accompany every question. */
const fieldsOf = ({ fields }: QuestionShape): ReadonlySet<string> | undefined =>
  fields === undefined ? undefined : new Set([...fields, 'id', 'attribution']);

/** The closest question in each other language, as `content_language` finds it. */
async function readTranslations(
  { database }: Pick<EndpointParts, 'database'>,
  questions: readonly StoredQuestion[],
  contentLanguage: Language | undefined,
): Promise<ReadonlyMap<string, readonly Translation[]>> {
  const ids = questions.map(({ id }) => id);
  const others = Language.options.filter((language) => language !== contentLanguage);
  const found = await Promise.all(
    others.map(async (language) => ({ language, siblings: await findSiblings(database, ids, language) })),
  );
  const translationsOf = (id: string): Translation[] =>
    found.flatMap(({ language, siblings }) => {
      const sibling = siblings.get(id);
      // In its own language, a question is the closest one itself.
      return sibling === undefined || sibling === id ? [] : [{ id: sibling, language }];
    });
  return new Map(ids.map((id) => [id, translationsOf(id)]));
}
