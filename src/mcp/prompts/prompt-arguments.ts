import { languageName } from '../../contract/languages.ts';
import { storable } from '../../contract/text.ts';
import { DEFAULT_LANGUAGE, Language } from '../../contract/vocabulary.ts';

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const CODES = OR.format(Language.options);
const NAMES = OR.format(Language.options.map((language) => languageName(language, 'en')));

/** Arguments that several prompts share. */
export const LangArgument = Language.default(DEFAULT_LANGUAGE).describe(
  `Language of the questions and of this text: ${CODES}; ${DEFAULT_LANGUAGE} by default.`,
);
const TopicName = storable(100).min(1);
const A_TOPIC = `A topic by its slug or name, such as rivers or rivers-of-the-world, in ${NAMES}`;
export const TopicArgument = TopicName.describe(`${A_TOPIC}.`);
export const OptionalTopicArgument = TopicName.optional().describe(`${A_TOPIC}; all topics by default.`);
