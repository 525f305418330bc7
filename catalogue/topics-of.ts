import { TOPICS } from './taxonomy/topics.ts';
import type { TemplateQuestion } from './template-question.ts';

/** Slugs of tags and subcategories with the topics that include them. */
const TOPICS_BY_MEMBER = Map.groupBy(
  TOPICS.flatMap(({ slug, kind, members }) =>
    members.map((member) => ({ topic: slug, member: `${kind} ${member}` })),
  ),
  ({ member }) => member,
);

/** The slugs of the topics that find a question. */
export function topicsOf({ template, question }: TemplateQuestion): ReadonlySet<string> {
  const tags = [...template.tags, ...(question.tags ?? [])].map((slug) => `tag ${slug}`);
  const subcategories = [...template.subcategories, ...(question.subcategories ?? [])];
  const members = [...tags, ...subcategories.map((slug) => `subcategory ${slug}`)];
  return new Set(members.flatMap((member) => (TOPICS_BY_MEMBER.get(member) ?? []).map(({ topic }) => topic)));
}
