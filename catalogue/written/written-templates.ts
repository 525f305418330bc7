import { Difficulty } from '../../src/contract/vocabulary.ts';
import type { BilingualQuestion, Familiarity, Template } from '../template.ts';
import type { FileQuestion } from './file-question.ts';
import { readWritten, type WrittenCategory } from './read-questions.ts';

const FAMILIARITIES: Readonly<Record<Difficulty, Familiarity>> = {
  trivial: 1,
  easy: 2,
  medium: 3,
  hard: 4,
  expert: 5,
};

type FileWording = FileQuestion['en'];

function wordingOf({ accepted, ...wording }: FileWording): BilingualQuestion['en'] {
  return accepted === undefined ? wording : { ...wording, accepted };
}

/** The levels are those of the file, because the templates below add no hardness. */
function questionOf(question: FileQuestion): BilingualQuestion {
  const { key, kind, difficulty, subcategories, tags, regions, validUntil, en, pl } = question;
  return {
    key,
    kind,
    familiarity: { en: FAMILIARITIES[difficulty.en], pl: FAMILIARITIES[difficulty.pl] },
    subcategories,
    tags,
    regions,
    ...(validUntil === undefined ? {} : { validUntil }),
    en: wordingOf(en),
    pl: wordingOf(pl),
  };
}

/** A template has one type and one date, so a category has several. All have the name that its ids start with. */
function templatesOf({ category, questions }: WrittenCategory): Template[] {
  const groups = Map.groupBy(questions, ({ type, written }) => `${type} ${written}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return {
      name: `written/${category}`,
      type: first.type,
      category,
      subcategories: [],
      tags: [],
      hardness: 0,
      byHand: true,
      written: first.written,
      questions: () => group.map(questionOf),
    };
  });
}

/**
 * The questions that were written by hand, as templates.
 *
 * @throws Error if a file is invalid, with all errors
 */
export function writtenTemplates(categories: readonly WrittenCategory[] = readWritten()): Template[] {
  const errors = categories.flatMap((category) => category.errors);
  if (errors.length > 0) throw new Error(`The written questions are not valid:\n${errors.join('\n')}`);
  return categories.flatMap(templatesOf);
}
