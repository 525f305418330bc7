import { GetRegionInput, GetRegionOutput } from '../contract/subject-requests.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';
import { describeSubject } from './describe-subject.ts';
import { notFound } from './not-found.ts';

export const getRegion = endpoint({
  id: 'getRegion',
  method: 'GET',
  path: '/regions/:code',
  tag: 'Catalogue',
  auth: 'key',
  errors: ['region_not_found'],
  summary: 'Get a region with its facets and sample questions',
  description:
    'Returns the same about a country or cultural region as `GET /tags/{tag}` about a tag. The code can be in upper or lower case.',
  returns: 'The region, its counts and sample questions.',
  input: GetRegionInput,
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
