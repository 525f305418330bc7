import { z } from 'zod';

import type { BodyCheck } from './load.ts';

const Slugs = z.array(z.object({ slug: z.string() }));
const Questions = z.array(
  z.object({
    id: z.string(),
    language: z.string(),
    type: z.string(),
    difficulty: z.string().nullable(),
    category: z.object({ slug: z.string() }),
    subcategories: Slugs,
    tags: Slugs,
    regions: z.array(z.string()),
  }),
);
type Question = z.infer<typeof Questions>[number];

type HasValue = (question: Question, value: string) => boolean;

const hasAll = (given: readonly string[], wanted: string): boolean =>
  wanted.split(',').every((value) => given.includes(value));
const slugsOf = (entries: z.infer<typeof Slugs>): string[] => entries.map(({ slug }) => slug);

/** Whether a question matches a filter, for the filters that the loads use. */
const MATCHES: Readonly<Record<string, HasValue>> = {
  lang: ({ language }, value) => language === value,
  type: ({ type }, value) => type === value,
  difficulty: ({ difficulty }, value) => difficulty === value,
  category: ({ category }, value) => category.slug === value,
  subcategory: ({ subcategories }, value) => slugsOf(subcategories).includes(value),
  tags: ({ tags }, value) => hasAll(slugsOf(tags), value),
  regions: ({ regions }, value) => hasAll(regions, value),
};

function checkQuestions(path: string, data: unknown, count: number): void {
  const questions = Questions.parse(data);
  const ids = new Set(questions.map(({ id }) => id));
  if (questions.length !== count || ids.size !== count)
    throw new Error(`${path} has ${questions.length} questions, ${ids.size} of them distinct, not ${count}`);
  for (const [name, value] of new URL(path, 'http://localhost').searchParams) {
    const other = questions.find((question) => MATCHES[name]?.(question, value) === false);
    if (other !== undefined) throw new Error(`${path} has ${other.id}, which does not match ${name}`);
  }
}

/** @throws an error if a body with status 200 is not what the path asks for */
export function checkBody(check: BodyCheck, path: string, body: string): void {
  const answer = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
  if (check.kind === 'property') {
    if (!(check.name in answer)) throw new Error(`${path} has no ${check.name}`);
  } else if (check.kind === 'questions') checkQuestions(path, answer.data, check.count);
  else {
    const { id } = z.object({ id: z.string() }).parse(answer.data);
    if (!path.includes(id)) throw new Error(`${path} has another question: ${id}`);
  }
}
