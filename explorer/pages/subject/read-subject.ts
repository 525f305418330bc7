import type { Answer } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import type { SubjectKind } from './subject-kinds.ts';

export type SubjectFacets = Answer<'/topics/{slug}'>['facets'];

/** What the API knows of a topic, tag or category. */
export interface Subject {
  readonly slug: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly facets: SubjectFacets;
}

/** @throws a TriviaError with status 404 if there is no such subject */
export async function readSubject(kind: SubjectKind, request: PageRequest): Promise<Subject> {
  const { client, language, parameters, signal } = request;
  const { slug: name = '' } = parameters;
  const call = [name, { lang: language }, { signal }] as const;
  switch (kind) {
    case 'topic': {
      const { topic, facets } = await client.topics.get(...call);
      return { ...topic, facets };
    }
    case 'tag': {
      const { tag, facets } = await client.tags.get(...call);
      return { ...tag, aliases: [], facets };
    }
    case 'category': {
      const { category, facets } = await client.categories.get(...call);
      return { ...category, label: category.name, aliases: [], facets };
    }
  }
}
