import { createHash } from 'node:crypto';

import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { uuidV7 } from '../src/contract/uuid-v7.ts';
import { Difficulty, type QualityTier } from '../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from './languages.ts';
import type { BilingualQuestion, Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** The level is the familiarity of the subject shifted by the hardness of the template, kept within the scale. */
function difficultyOf(template: Template, question: BilingualQuestion): Difficulty {
  const level = Math.min(5, Math.max(1, question.familiarity + template.hardness));
  return Difficulty.options[level - 1] ?? 'expert';
}

/**
 * Facts that may change need a review. Niche templates and subjects for specialists are `standard`. Everything else is
 * `high`.
 */
function tierOf(template: Template, question: BilingualQuestion): QualityTier {
  if (question.volatile === true) return 'needs_review';
  return template.narrow === true || question.familiarity === 5 ? 'standard' : 'high';
}

/** The id is derived from the date of the template and the source id, so it is the same on every computer. */
function idOf(template: Template, sourceId: string, language: StarterLanguage): string {
  const entropy = createHash('sha256').update(`${SERVICE_PREFIX}\u0000${sourceId}\u0000${language}`).digest();
  return uuidV7(Date.parse(template.written), entropy);
}

function recordOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
): QuestionRecord {
  const sourceId = `${template.name}/${question.key}`;
  const wording = question[language];
  const original = language === 'en' ? null : idOf(template, sourceId, 'en');
  const written = new Date(template.written).toISOString();
  return {
    id: idOf(template, sourceId, language),
    source: SERVICE_PREFIX,
    sourceId,
    language,
    text: wording.text,
    correctAnswer: wording.correct,
    incorrectAnswers: [...wording.incorrect],
    type: template.type,
    difficulty: difficultyOf(template, question),
    difficultyRated: true,
    quality: tierOf(template, question),
    category: template.category,
    subcategories: [...new Set([...template.subcategories, ...(question.subcategories ?? [])])],
    tags: [...new Set([...template.tags, ...(question.tags ?? [])])],
    regions: [...(question.regions ?? [])],
    explanation: wording.explanation ?? null,
    translationOf: original,
    rootQuestionId: original,
    translator: original === null ? null : 'native',
    attribution: {
      author: 'Trivia Question Service contributors',
      license: 'CC-BY-4.0',
      licenseVersion: '4.0',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: null,
      modifications: [],
      lastModified: written,
    },
    extensions: {},
    createdAt: written,
  };
}

/** All questions of the starter catalogue as canonical records, each English question before its Polish translation. */
export function* starterCatalogue(templates: readonly Template[] = TEMPLATES): Generator<QuestionRecord> {
  for (const template of templates)
    for (const question of template.questions())
      for (const language of STARTER_LANGUAGES) yield recordOf(template, question, language);
}
