import type { BilingualQuestion, Template } from '../template.ts';

/** One question with the template it comes from. */
export interface Asked {
  readonly template: Template;
  readonly question: BilingualQuestion;
  /** The `sourceId` of its records. */
  readonly id: string;
}

/** What a rule found: one sentence that names the question or the template. */
export type Finding = string;

/** Looks at the whole catalogue; empty when nothing is wrong. */
export type Rule = (asked: readonly Asked[]) => Finding[];

/** Every question of the templates. */
export function askAll(templates: readonly Template[]): Asked[] {
  return templates.flatMap((template) =>
    [...template.questions()].map((question) => ({
      template,
      question,
      id: `${template.name}/${question.key}`,
    })),
  );
}

/** The questions of each template, by its name. */
export function byTemplate(asked: readonly Asked[]): ReadonlyMap<string, readonly Asked[]> {
  return Map.groupBy(asked, ({ template }) => template.name);
}
