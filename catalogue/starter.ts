import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { Difficulty, type QualityTier } from '../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from './languages.ts';
import { starterId } from './starter-id.ts';
import type { BilingualQuestion, Familiarity, Template, Wording } from './template.ts';
import { TEMPLATES } from './templates/index.ts';
import { writtenTemplates } from './written/written-templates.ts';

function familiarityIn({ familiarity }: BilingualQuestion, language: StarterLanguage): Familiarity {
  return typeof familiarity === 'number' ? familiarity : familiarity[language];
}

/** The level is the familiarity of the subject shifted by the hardness of the template, kept within the scale. */
function difficultyOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
): Difficulty {
  const level = Math.min(5, Math.max(1, familiarityIn(question, language) + template.hardness));
  return Difficulty.options[level - 1] ?? 'expert';
}

/**
 * Facts that may change or have expired need a review. Niche templates and subjects that only specialists know in this
 * language are `standard`. Everything else is `high`.
 */
function tierOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
  day: string,
): QualityTier {
  const { volatile = false, validUntil } = question;
  if (volatile || (validUntil !== undefined && validUntil < day)) return 'needs_review';
  return template.narrow === true || familiarityIn(question, language) === 5 ? 'standard' : 'high';
}

function extensionsOf(
  { kind, validUntil }: BilingualQuestion,
  { accepted }: Wording,
): QuestionRecord['extensions'] {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(accepted === undefined ? {} : { acceptedAnswers: [...accepted] }),
    ...(validUntil === undefined ? {} : { validUntil }),
  };
}

function recordOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
  day: string,
): QuestionRecord {
  const sourceId = `${template.name}/${question.key}`;
  const wording = question[language];
  const original = language === 'en' ? null : starterId(template.written, sourceId, 'en');
  const written = new Date(template.written).toISOString();
  return {
    id: starterId(template.written, sourceId, language),
    source: SERVICE_PREFIX,
    sourceId,
    language,
    text: wording.text,
    correctAnswer: wording.correct,
    incorrectAnswers: [...wording.incorrect],
    type: template.type,
    difficulty: difficultyOf(template, question, language),
    difficultyRated: true,
    quality: tierOf(template, question, language, day),
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
    extensions: extensionsOf(question, wording),
    createdAt: written,
  };
}

/**
 * All questions of the starter catalogue as canonical records, each English question before its Polish translation.
 *
 * @param day - the current day, `YYYY-MM-DD`, because some facts expire
 */
export function* starterCatalogue(
  day: string,
  templates: readonly Template[] = [...TEMPLATES, ...writtenTemplates()],
): Generator<QuestionRecord> {
  for (const template of templates)
    for (const question of template.questions())
      for (const language of STARTER_LANGUAGES) yield recordOf(template, question, language, day);
}
