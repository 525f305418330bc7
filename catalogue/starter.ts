import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import type { QualityTier } from '../src/contract/vocabulary.ts';
import { chooseForDefaultDraw, isBroad } from './default-draw.ts';
import { difficultyOf } from './difficulty.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from './languages.ts';
import { starterId } from './starter-id.ts';
import { questionsOf, type TemplateQuestion } from './template-question.ts';
import type { BilingualQuestion, Template, Wording } from './template.ts';
import { TEMPLATES } from './templates/index.ts';
import { writtenTemplates } from './written/written-templates.ts';

/** Whether the answer may have changed by this day. */
function isDated({ volatile = false, validUntil }: BilingualQuestion, day: string): boolean {
  return volatile || (validUntil !== undefined && validUntil < day);
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
  { template, question, id: sourceId }: TemplateQuestion,
  language: StarterLanguage,
  quality: QualityTier,
): QuestionRecord {
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
    quality,
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
 * Facts that may change or have expired need a review. What the default draw does not need is `standard`: niche templates,
 * subjects that only specialists know, and more of the same pattern.
 *
 * @param day - the current day, `YYYY-MM-DD`, because some facts expire
 */
export function* starterCatalogue(
  day: string,
  templates: readonly Template[] = [...TEMPLATES, ...writtenTemplates()],
): Generator<QuestionRecord> {
  const all = questionsOf(templates);
  const broad = all.filter((entry) => isBroad(entry) && !isDated(entry.question, day));
  const chosen = {
    en: chooseForDefaultDraw(broad, 'en'),
    pl: chooseForDefaultDraw(broad, 'pl'),
  } as const satisfies Record<StarterLanguage, ReadonlySet<string>>;
  for (const entry of all)
    for (const language of STARTER_LANGUAGES) {
      const tier = chosen[language].has(entry.id) ? 'high' : 'standard';
      yield recordOf(entry, language, isDated(entry.question, day) ? 'needs_review' : tier);
    }
}
