import { z } from 'zod';
import {
  ACCOUNT_LIMITS,
  ADDRESS_LIMITS,
  ANONYMOUS_BODY_BOUNDS,
  BODY_BOUNDS,
  DEEPEST_EXTENSIONS,
  DRAWN_BY_DEFAULT,
  MOST_ACTIVE_KEYS,
  MOST_ANONYMOUS_MESSAGE_BYTES,
  MOST_BODY_BYTES,
  MOST_EXTENSION_BYTES,
  MOST_PAGE_BYTES,
  MOST_FORM_FIELDS,
  MOST_HEADER_ITEMS,
  MOST_PAGE_PARAMETERS,
  MOST_PARAMETERS,
  MOST_NETWORKS,
  MOST_RECORD_BYTES,
  NETWORK_ALLOWANCES,
  TIER_LIMITS,
  VISITOR_LIMITS,
  type Throttle,
} from '../../src/contract/limits.ts';
import { GetCategoryInput } from '../../src/endpoints/categories.ts';
import { CountFacetsInput } from '../../src/endpoints/count-facets.ts';
import { CreateReportInput } from '../../src/endpoints/create-report.ts';
import { DrawInput } from '../../src/endpoints/draw-questions.ts';
import { DownloadExportInput } from '../../src/endpoints/exports.ts';
import { GetUsageInput } from '../../src/endpoints/get-usage.ts';
import { ListInput } from '../../src/endpoints/list-questions.ts';
import { ListRemovedInput } from '../../src/endpoints/list-removed-questions.ts';
import { ListSlugsInput } from '../../src/endpoints/page-listing.ts';
import { GetRegionInput, ListRegionsInput } from '../../src/endpoints/regions.ts';
import { SuggestNamesInput } from '../../src/endpoints/suggest-names.ts';
import { GetSubcategoryInput, GetTagInput } from '../../src/endpoints/tags-and-subcategories.ts';
import { GetTopicInput, ListTopicsInput } from '../../src/endpoints/topics.ts';

/** Every request that has a parameter with a bound. */
const REQUESTS: Readonly<Record<string, z.ZodType>> = {
  '`/questions/random`': DrawInput,
  '`/questions`': ListInput,
  '`/questions/search`': ListInput,
  '`/questions/facets`': CountFacetsInput,
  '`/questions/removed`': ListRemovedInput,
  '`/topics`': ListTopicsInput,
  '`/topics/{slug}`': GetTopicInput,
  '`/tags`': ListSlugsInput,
  '`/tags/{tag}`': GetTagInput,
  '`/subcategories`': ListSlugsInput,
  '`/subcategories/{subcategory}`': GetSubcategoryInput,
  '`/categories/{category}`': GetCategoryInput,
  '`/regions`': ListRegionsInput,
  '`/regions/{code}`': GetRegionInput,
  '`/suggest`': SuggestNamesInput,
  '`/exports/{name}`': DownloadExportInput,
  '`/usage`': GetUsageInput,
  '`/report`': CreateReportInput,
};

const WINDOWS: Readonly<Record<number, string>> = {
  1_000: 'a second',
  60_000: 'a minute',
  3_600_000: 'an hour',
  86_400_000: 'a day',
};

const numeral = (count: number): string => count.toLocaleString('en');

const windowName = (window: number): string =>
  WINDOWS[window] ?? (window < 60_000 ? `in ${window / 1_000} seconds` : `in ${window / 60_000} minutes`);

const throttleRow = ({ counts, limits }: Throttle): string[] => [
  limits.map(({ most, window }) => `${numeral(most)} ${windowName(window)}`).join(', '),
  counts,
];

const kibibytes = (bytes: number): string => `${bytes / 1_024} KiB`;

/** What bounds a request as a whole. */
const SIZES: readonly (readonly string[])[] = [
  [kibibytes(MOST_BODY_BYTES), 'a body'],
  [`${numeral(BODY_BOUNDS.values)} values, ${BODY_BOUNDS.levels} levels`, 'JSON in a body'],
  [
    `${numeral(ANONYMOUS_BODY_BOUNDS.values)} values`,
    'JSON without credentials: reports, registrations of OAuth clients, MCP messages',
  ],
  [kibibytes(MOST_ANONYMOUS_MESSAGE_BYTES), 'an MCP message without credentials'],
  [`${numeral(MOST_PARAMETERS)} parameters`, 'a query of the REST API'],
  [`${numeral(MOST_PAGE_PARAMETERS)} parameters and list items`, 'the address of a page'],
  [`${numeral(MOST_FORM_FIELDS)} parameters`, 'an OAuth request or a form of a page'],
  [
    `${numeral(MOST_HEADER_ITEMS)} items`,
    '`Accept`, `Accept-Encoding`, `Accept-Language`, `Cookie`, `If-None-Match` and `X-Forwarded-For`',
  ],
];

/** What the networks of an address may use, such as "a /56 2 times as much". */
const allowances = (family: keyof typeof NETWORK_ALLOWANCES): string =>
  NETWORK_ALLOWANCES[family]
    .filter(({ times }) => times > 1)
    .map(({ prefix, times }) => `a /${prefix} ${times} times as much`)
    .join(', ');

const cap = (count: number | null): string => (count === null ? 'no limit' : numeral(count));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The part of a published schema that bounds a parameter. */
const Bounded = z.object({
  default: z.union([z.string(), z.number()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().lt(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

const range = (least: number | undefined, most: number, unit: string): string =>
  `${least === undefined ? 'at most' : `${least} to`} ${numeral(most)}${unit}`;

function boundOf(schema: z.infer<typeof Bounded>): string | undefined {
  const { maximum, maxLength, maxItems } = schema;
  if (maximum !== undefined) return range(schema.minimum, maximum, '');
  if (maxLength !== undefined) return range(schema.minLength, maxLength, ' characters');
  return maxItems === undefined ? undefined : range(schema.minItems, maxItems, ' values');
}

/** One row for each parameter and bound, with the requests that share it. */
function parameterRows(): string[][] {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly requests: string[] }>();
  for (const [request, input] of Object.entries(REQUESTS)) {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
    for (const [name, property] of Object.entries(properties)) {
      const schema = Bounded.parse(property);
      const bound = boundOf(schema);
      if (bound === undefined) continue;
      const cells = [`\`${name}\``, bound, schema.default === undefined ? '' : String(schema.default)];
      const row = rows.get(cells.join()) ?? { cells, requests: [] };
      rows.set(cells.join(), row);
      row.requests.push(request);
    }
  }
  return [...rows.values()].map(({ cells, requests }) => [...cells, requests.join(', ')]);
}

/** docs/limits.md: every limit that callers meet. */
export const limitsPage =
  (): string => `<!-- Generated by \`npm run docs:limits\` from src/contract/limits.ts and the request schemas. -->

# Limits

## Tiers

A user's keys share these limits, in all processes. The ten seconds slide; days and months are UTC.

${table(
  ['tier', 'in ten seconds', 'a day', 'a month'],
  Object.entries(TIER_LIMITS).map(([tier, { burst, perDay, perMonth }]) => [
    tier,
    numeral(burst),
    cap(perDay),
    cap(perMonth),
  ]),
)}

\`TRIVIA_TIERS\` changes the numbers of a tier, \`trivia users limits\` those of one user: see [changing
limits](operations/keys-and-limits.md#changing-limits).

A user may have ${MOST_ACTIVE_KEYS} active keys, each bound to at most ${MOST_NETWORKS} networks.

## Network addresses

These count requests from one network address. IPv6 addresses count by their /64. All addresses of a network together
may use more: ${allowances('ipv6')} in IPv6; ${allowances('ipv4')} in IPv4.
The limits for sign-ins, sign-ups and mails stay in force with \`TRIVIA_RATE_LIMITS=off\`.

${table(['at most', 'of'], Object.values(ADDRESS_LIMITS).map(throttleRow))}

## Visitors

The pages of the service use the site key, which belongs to no account. Visitors are distinguished by network
address. The limits of one visitor are larger for networks, as above.

${table(['at most', 'of'], Object.values(VISITOR_LIMITS).map(throttleRow))}

## Accounts

These protect single accounts. They stay in force with \`TRIVIA_RATE_LIMITS=off\`.

${table(['at most', 'of'], Object.values(ACCOUNT_LIMITS).map(throttleRow))}

## Requests

These are checked before anything else is read. A request that exceeds one gets an error that names it.

${table(['at most', 'of'], SIZES)}

A random draw without \`amount\` gives ${DRAWN_BY_DEFAULT} questions.

${table(['parameter', 'bound', 'default', 'in'], parameterRows())}

## Questions

An imported record has at most ${MOST_RECORD_BYTES / 1_024} KiB as JSON, its \`extensions\` ${MOST_EXTENSION_BYTES / 1_024} KiB and ${DEEPEST_EXTENSIONS} levels.

The questions of one response have at most ${MOST_PAGE_BYTES / 1_048_576} MiB, several times what 250 usual questions have. A list continues on the next page, a draw has fewer
questions, and a request with more \`ids\` is refused with the number that fits.
`;
