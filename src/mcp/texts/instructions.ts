import { languageName } from '../../contract/languages.ts';
import { Language } from '../../contract/vocabulary.ts';
import { toolName } from '../tool.ts';

const LANGUAGES = new Intl.ListFormat('en').format(
  Language.options.map((language) => `${languageName(language, 'en')} (${language})`),
);

/** What every client is told at the start: how the tools work together. */
export const INSTRUCTIONS = `A catalogue of trivia questions in ${LANGUAGES}, each with its answers, licence and source.

To play about a theme: ${toolName('topics')} with a word as q and its language as lang gives the slug, then ${toolName('random')} with topic and amount gives questions; give ids that were asked as exclude in the next call. For known ids, translations, counts and walks through a set: ${toolName('list')}. What there is: ${toolName('stats')}, ${toolName('categories')}, ${toolName('topic_by_slug')}. Errors name the argument to correct.

Questions are in the language of lang; no match gives an empty list, never another language. Show correctAnswer only after the player has answered, mix it with incorrectAnswers in your own order, and show attribution (source, license) wherever questions are shown. ${toolName('report')} needs the user's agreement. Each call of a tool counts as one request of the user's quota: fetch several questions with one call.`;
