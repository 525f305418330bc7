import type { TemplateQuestion } from '../template-question.ts';

/** A sentence that names the question or the template. */
export type Finding = string;

/** Checks the whole catalogue; empty when nothing is wrong. */
export type Rule = (all: readonly TemplateQuestion[]) => Finding[];
