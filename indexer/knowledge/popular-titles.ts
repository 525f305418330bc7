import wikipedia from 'compromise-wikipedia';
import { z } from 'zod';

import { nameKey } from './name-words.ts';

type Mutate = (
  world: { readonly model: object },
  nlp: { readonly buildTrie: (titles: readonly string[]) => object },
) => void;

const Plugin = z.object({ mutate: z.custom<Mutate>((value) => typeof value === 'function') });

/** What distinguishes titles that are otherwise the same: `frozen (film)`. */
const QUALIFIER = / \([^)]*\)$/u;

/**
 * The keys of the 38,000 articles of an encyclopaedia that are read most, as the package `compromise-wikipedia` (MIT)
 * lists them. Their case is lost. It is a plug-in of a parser that we do not use, so the list is taken where the
 * plug-in would hand it to the parser.
 */
export function popularTitles(): ReadonlySet<string> {
  const keys = new Set<string>();
  Plugin.parse(wikipedia).mutate(
    { model: {} },
    {
      buildTrie: (titles) => {
        for (const title of titles) keys.add(nameKey(title.replace(QUALIFIER, '')));
        return {};
      },
    },
  );
  return keys;
}
