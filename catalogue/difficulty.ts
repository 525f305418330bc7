import { Difficulty } from '../src/contract/vocabulary.ts';
import type { StarterLanguage } from './languages.ts';
import type { BilingualQuestion, Familiarity, Template } from './template.ts';

/** How widely the subject is known among players of a language. */
export function familiarityIn({ familiarity }: BilingualQuestion, language: StarterLanguage): Familiarity {
  return typeof familiarity === 'number' ? familiarity : familiarity[language];
}

/** The level is the familiarity of the subject shifted by the hardness of the template, kept within the scale. */
export function difficultyOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
): Difficulty {
  const level = Math.min(5, Math.max(1, familiarityIn(question, language) + template.hardness));
  return Difficulty.options[level - 1] ?? 'expert';
}
