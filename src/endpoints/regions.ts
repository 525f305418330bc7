import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { COUNTS_KEPT } from '../contract/limits.ts';
import { PageMeta } from '../contract/meta.ts';
import { SearchText } from '../contract/text.ts';
import type { Counted, Place } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { invalidInput } from '../errors.ts';
import { labelIn } from '../store/taxonomy/labels.ts';
import { RegionEntry, RegionCode, RegionKind } from './catalogue-entries.ts';
import { describeSubject, notFound, named, described, Name, subjectExample } from './describe-subject.ts';
import { CATALOGUE_GET, KEYED_GET, toolName, entryLinks, endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE, matchesOf, PageSize, type Slice, sliceAfter, viewOf } from './page-listing.ts';

/** A region code, with the version of the counts where it cannot travel in a separate parameter. */
const RegionCursor = z
  .string()
  .max(80)
  .regex(
    /^[A-Za-z]+(-[A-Za-z]+)*(\.[1-9]\d{0,14})?$/,
    'must be a region code such as pl or christian-catholic, or meta.nextCursor of the previous page',
  );

const ListRegionsInput = LangInput.extend({
  q: SearchText.optional().describe('Substring of the code or label. Case and diacritics are ignored.'),
  kind: RegionKind.optional().describe('Only countries, or only cultural and religious groups.'),
  cursor: RegionCursor.optional().describe(
    'Code of the last region on the previous page, in upper or lower case. `meta.nextCursor` of the tool `svc_regions` adds the version of the counts, as in `pl.42`. Follow `_links` instead of constructing it.',
  ),
  as_of: z
    .int()
    .min(1)
    .optional()
    .describe(
      `Version of the counts on the previous page. \`_links\` contains it, so that no page repeats or skips a region whose count has changed. Counts are kept for ${COUNTS_KEPT} minutes; after that the latest are used.`,
    ),
  limit: PageSize,
});

export const ListRegionsOutput = z.object({
  data: z.array(RegionEntry),
  meta: PageMeta,
  page: z.object({
    next: z.object({ cursor: RegionCode, as_of: z.string() }).optional(),
    prev: z
      .object({ cursor: RegionCode.optional(), as_of: z.string(), limit: z.string().optional() })
      .optional(),
  }),
});
export type ListRegionsOutput = z.infer<typeof ListRegionsOutput>;

/** Splits a cursor into the code and the version of the counts. */
function readCursor(cursor: string): { readonly code: string; readonly version: number | undefined } {
  const [code = '', version] = cursor.toLowerCase().split('.');
  return { code, version: version === undefined ? undefined : Number(version) };
}

function placeOf(view: View, code: string): Place {
  const entry = view.regions.entries.find(({ term }) => term.slug === code);
  if (entry === undefined) throw invalidInput('cursor', 'is not a region code');
  return { slug: code, count: entry.count };
}

/**
 * What changes in the request for the neighbouring pages. A cursor only leads forwards, from the region before a page. So
 * the first page is whole, even if it repeats regions of the second one: a smaller limit would stay for all pages.
 */
function pageOf(
  matches: readonly Counted[],
  { from, end }: Slice,
  limit: number,
  version: number,
): ListRegionsOutput['page'] {
  const as_of = String(version);
  const last = matches[end - 1];
  const before = matches[from - limit - 1];
  return {
    ...(end < matches.length && last !== undefined ? { next: { as_of, cursor: last.term.slug } } : {}),
    ...(from > 0 ? { prev: { as_of, cursor: before?.term.slug } } : {}),
  };
}

export const listRegions = endpoint({
  ...CATALOGUE_GET,
  id: 'listRegions',
  path: '/regions',
  summary: 'List the regions of cultural affinity',
  description:
    'Lists countries and cultural regions by code. A question with a region is better known to people there.',
  returns: 'A page of regions.',
  example: {
    data: [{ code: 'pl', kind: 'country', label: 'Poland', count: 230 }],
    meta: { count: 1, total: 209, language: 'en' },
    _links: { next: 'https://trivia.example/api/v1/regions?limit=1&as_of=7&cursor=pl' },
  },
  leadsTo: entryLinks('getRegion', 'code', 'regions', 'code'),
  tool: {
    name: 'regions',
    title: 'Find regions',
    description: `Finds codes of countries and cultural groups whose people are more likely to know an answer; those with the most questions come first. Use it to make a quiz for an audience: pass codes as regions to ${toolName('random')} and ${toolName('list')}, which then return only questions with all of them. Regions describe who knows the answer, not what the question is about. For questions about a country use ${toolName('topics')}.`,
    input: ListRegionsInput.omit({ as_of: true }).extend({
      cursor: ListRegionsInput.shape.cursor.describe('`meta.nextCursor` of the previous page.'),
    }),
  },
  input: ListRegionsInput,
  output: ListRegionsOutput,
  async run(parts, input) {
    const cursor = input.cursor === undefined ? undefined : readCursor(input.cursor);
    const view = await viewOf(parts, cursor?.version ?? input.as_of);
    const matches = matchesOf(view, { ...input, listing: ({ regions }) => regions });
    const place = cursor === undefined ? undefined : placeOf(view, cursor.code);
    const slice = sliceAfter(matches, place, input.limit);
    const data = matches.slice(slice.from, slice.end).map(({ term, count }) => ({
      code: term.slug,
      kind: term.kind,
      label: labelIn(term, input.lang),
      count,
    }));
    return {
      data,
      meta: { count: data.length, total: matches.length, language: input.lang },
      page: pageOf(matches, slice, input.limit, view.version),
    };
  },
});

export const RegionDetails = RegionEntry.extend(named);

export const GetRegionOutput = z.object({ region: RegionDetails, ...described });

export const getRegion = endpoint({
  ...KEYED_GET,
  id: 'getRegion',
  path: '/regions/:code',
  tag: 'Catalogue',
  errors: ['region_not_found'],
  summary: 'Get a region with its facets and sample questions',
  description:
    'Returns the same about a country or cultural region as `GET /tags/{tag}` about a tag. The code can be in upper or lower case.',
  returns: 'The region, its counts and sample questions.',
  example: subjectExample('region', { code: 'pl', kind: 'country', label: 'Poland', count: 412 }),
  input: LangInput.extend({
    code: Name.describe('The code, in upper or lower case.'),
  }),
  output: GetRegionOutput,
  async run(parts, input) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const code = input.code.toLowerCase();
    const region = view.terms.regions.get(code);
    if (region === undefined)
      throw notFound(
        'region_not_found',
        `There is no region "${input.code}".`,
        view.known.region.nearest(code),
      );
    const subject = { kind: 'region', slug: code, region: code } as const;
    const { entry, described } = await describeSubject(parts, view, subject, region, input.lang);
    return {
      region: { code, kind: region.kind, label: labelIn(region, input.lang), ...entry },
      ...described,
    };
  },
});
