import type { CallOptions, Client, Question } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';

interface NamedLink {
  readonly slug: string;
  readonly label: string;
}

type Sibling = Pick<Question, 'id' | 'text' | 'language'>;

/** A question with what leads on from it. */
export interface QuestionData {
  readonly question: Question;
  /** The same question in other languages. */
  readonly siblings: readonly Sibling[];
  readonly topics: readonly NamedLink[];
}

/**
 * The topics of a question. The API does not list them, but counts them for all questions that have the same tags and
 * properties: a topic that all of those belong to is one of this question.
 */
async function topicsOf(
  client: Client,
  question: Question,
  options: CallOptions,
): Promise<readonly NamedLink[]> {
  const { tags, subcategories, category, difficulty, type, language } = question;
  const { data, meta } = await client.get(
    '/questions/facets',
    {
      lang: language,
      facets: ['topic'],
      quality: 'all',
      type,
      category: category.slug,
      ...(difficulty === null ? {} : { difficulty }),
      ...(tags.length === 0 ? {} : { tags: tags.map(({ slug }) => slug) }),
      ...(subcategories[0] === undefined ? {} : { subcategory: subcategories[0].slug }),
    },
    options,
  );
  const sure = (data.topic ?? []).filter(({ count }) => count === meta.total);
  return sure.map(({ value, label }) => ({ slug: value, label: label ?? value }));
}

async function siblingsOf(
  client: Client,
  { translations = [] }: Question,
  options: CallOptions,
): Promise<readonly Sibling[]> {
  const ids = translations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const fields = ['id', 'text', 'language'] as const;
  const { data } = await client.questions.list({ ids, fields, count: 'none' }, options);
  return data.map(({ id, text, language }) => ({ id, text, language }));
}

export async function loadQuestion({
  client,
  language,
  parameters,
  signal,
}: PageRequest): Promise<QuestionData> {
  const { id = '' } = parameters;
  const { data: question } = await client.questions.get(
    id,
    { lang: language, include: ['translations'] },
    { signal },
  );
  const [siblings, topics] = await Promise.all([
    siblingsOf(client, question, { signal }),
    topicsOf(client, question, { signal }),
  ]);
  return { question, siblings, topics };
}
