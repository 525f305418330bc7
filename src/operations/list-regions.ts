import { ListRegionsInput, ListRegionsOutput } from '../contract/discovery-requests.ts';
import type { Place } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { invalidInput } from '../errors.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { defineOperation, type OperationParts } from './operation.ts';
import { LISTS_MAX_AGE, matchesOf, sliceAfter } from './page-listing.ts';

/** The counts of the first page or, if they are no longer kept or not named, the latest counts. */
async function viewFor(parts: Pick<OperationParts, 'discovery'>, version: number | undefined): Promise<View> {
  const earlier = version === undefined ? undefined : await parts.discovery.earlier(version);
  return earlier ?? (await parts.discovery.current(LISTS_MAX_AGE)).view;
}

function placeOf(view: View, code: string): Place {
  const entry = view.regions.entries.find(({ term }) => term.slug === code);
  if (entry === undefined) throw invalidInput('cursor', 'is not a region code');
  return { slug: code, count: entry.count };
}

export const listRegions = defineOperation({
  summary: 'List the regions of cultural affinity',
  input: ListRegionsInput,
  output: ListRegionsOutput,
  async run(parts, input) {
    const view = await viewFor(parts, input.as_of);
    const matches = matchesOf(view, { ...input, listing: ({ regions }) => regions });
    const place = input.cursor === undefined ? undefined : placeOf(view, input.cursor);
    const { from, end } = sliceAfter(matches, place, input.limit);
    const data = matches.slice(from, end).map(({ term, count }) => ({
      code: term.slug,
      kind: term.kind,
      label: labelIn(term, input.lang),
      count,
    }));
    const last = data.at(-1);
    return {
      data,
      meta: { count: data.length, total: matches.length, language: input.lang },
      page:
        end < matches.length && last !== undefined
          ? { next: last.code, along: { as_of: String(view.version) } }
          : {},
    };
  },
});
