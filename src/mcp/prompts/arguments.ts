import { storable } from '../../contract/text.ts';
import { Language } from '../../contract/vocabulary.ts';

/** Arguments that several prompts have. */
export const LangArgument = Language.default('en').describe(
  'Language of the questions and of this text: en or pl; en when left out.',
);
export const TopicArgument = storable(100)
  .min(1)
  .describe('A topic by its slug or name, such as rivers or rivers-of-the-world, in English or Polish.');
