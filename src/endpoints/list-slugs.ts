import { ListSlugsInput, ListSlugsOutput, type SlugEntry } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { Counted } from '../discovery/listing.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { defineOperation, type Operation } from './endpoint.ts';
import { pageListing } from './page-listing.ts';

/** An entry in discovery responses. */
export const slugEntry = ({ term, count }: Counted, language: Language): SlugEntry => ({
  slug: term.slug,
  label: labelIn(term, language),
  count,
});

/** Adds the number of questions that a request without further filters returns. */
export const withPlayable = <Entry extends object>(
  entry: Entry,
  { playable }: Counted,
  language: Language,
): Entry & { readonly playable: number } => ({ ...entry, playable: playable?.[language] ?? 0 });

const listOf = (name: 'tags' | 'subcategories'): Operation<typeof ListSlugsInput, typeof ListSlugsOutput> =>
  defineOperation({
    summary: `List the ${name} of the questions`,
    input: ListSlugsInput,
    output: ListSlugsOutput,
    async run(parts, input) {
      const { entries, meta, page } = await pageListing(parts, name, {
        ...input,
        listing: (view) => view[name],
      });
      const data = entries.map((counted) => {
        const entry = slugEntry(counted, input.lang);
        return input.include === undefined ? entry : withPlayable(entry, counted, input.lang);
      });
      return { data, meta, page };
    },
  });

export const listTags = listOf('tags');
export const listSubcategories = listOf('subcategories');
