import type { BilingualQuestion, Template } from './template.ts';

/** One question with its template. */
export interface TemplateQuestion {
  readonly template: Template;
  readonly question: BilingualQuestion;
  /** The `sourceId` of its records. */
  readonly id: string;
}

/** All questions of the templates. */
export function questionsOf(templates: readonly Template[]): TemplateQuestion[] {
  return templates.flatMap((template) =>
    [...template.questions()].map((question) => ({
      template,
      question,
      id: `${template.name}/${question.key}`,
    })),
  );
}

/** The questions of each template, by its name. */
export function byTemplate(
  all: readonly TemplateQuestion[],
): ReadonlyMap<string, readonly TemplateQuestion[]> {
  return Map.groupBy(all, ({ template }) => template.name);
}

/** Whether players who see several questions of a template could notice that they are alike. */
export function hasPattern({ byHand, varied }: Template): boolean {
  return byHand !== true && varied !== true;
}
