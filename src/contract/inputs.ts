import { z } from 'zod';

import { MOST_IDS, LONGEST_SEED } from './limits.ts';
import { DEFAULT_LANGUAGE, Language } from './vocabulary.ts';

/** Any UUID, in upper or lower case. */
export const UuidInput = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/, 'must be a UUID');

export const UuidInputs = z.array(UuidInput).min(1).max(MOST_IDS, `takes at most ${MOST_IDS} ids`);

/** The parameter `lang` of every endpoint. */
export const LangInput = z.strictObject({
  lang: Language.default(DEFAULT_LANGUAGE).describe(
    'Language of the labels. It does not translate questions.',
  ),
});

/** The opaque position of a page. It is valid for the filters it was issued with. */
export const Cursor = z.string().min(1).max(200);

/** A time, or the start of a day. */
export const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** Without characters that need escaping in a URL. */
export const Seed = z
  .string()
  .min(1)
  .max(LONGEST_SEED)
  .regex(/^[A-Za-z0-9._:-]*$/, 'may have letters, digits, ".", "_", ":" and "-"');
