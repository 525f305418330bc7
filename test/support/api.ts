import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';

import { buildApp } from '../../src/app.ts';
import type { Clients } from '../../src/composition/app-parts.ts';
import { ListCategoriesOutput, GetCategoryOutput } from '../../src/endpoints/categories.ts';
import { ListLanguagesOutput } from '../../src/endpoints/list-languages.ts';
import { GetStatsOutput, GetGrowthOutput, GetTranslationsOutput } from '../../src/endpoints/stats.ts';
import { ListRegionsOutput, GetRegionOutput } from '../../src/endpoints/regions.ts';
import { ListSlugsOutput } from '../../src/endpoints/page-listing.ts';
import { ListTopicsOutput, GetTopicOutput } from '../../src/endpoints/topics.ts';
import { CountFacetsOutput } from '../../src/endpoints/count-facets.ts';
import { Problem } from '../../src/contract/problem.ts';
import { DrawOutput } from '../../src/endpoints/draw-questions.ts';
import { GetQuestionOutput } from '../../src/endpoints/get-question.ts';
import { ListOutput } from '../../src/endpoints/list-questions.ts';
import { ListRemovedOutput } from '../../src/endpoints/list-removed-questions.ts';
import { GetSubcategoryOutput, GetTagOutput } from '../../src/endpoints/tags-and-subcategories.ts';
import { SuggestNamesOutput } from '../../src/endpoints/suggest-names.ts';
import { API_PREFIX } from '../../src/contract/service.ts';
import type { TierOverrides } from '../../src/contract/account.ts';
import type { Metrics } from '../../src/http/metrics.ts';
import { aCaller } from './clients/a-caller.ts';
import type { TestEngines } from './engines.ts';

/** Parameters by name, or a query string for what an object cannot express. */
export type Query = Readonly<Record<string, string | number>> | string;

const Links = z.object({ next: z.url().optional(), prev: z.url().optional() });
const ListResponse = ListOutput.omit({ page: true }).extend({ _links: Links });

export type DrawResponse = z.infer<typeof DrawOutput>;
export type ListResponse = z.infer<typeof ListResponse>;

/** One page of `/questions/removed`. */
export const RemovedResponse = ListRemovedOutput.omit({ page: true }).extend({ _links: Links });

/** One page of `/topics`. */
export const TopicsResponse = ListTopicsOutput.omit({ page: true }).extend({ _links: Links });
export type TopicsResponse = z.infer<typeof TopicsResponse>;
/** One page of `/tags` or `/subcategories`. */
export const SlugsResponse = ListSlugsOutput.omit({ page: true }).extend({ _links: Links });
export type SlugsResponse = z.infer<typeof SlugsResponse>;
/** One page of `/regions`. */
export const RegionsResponse = ListRegionsOutput.omit({ page: true }).extend({ _links: Links });
export type RegionsResponse = z.infer<typeof RegionsResponse>;

/** A client of the REST API with a key. All calls except `send`, `refused` and `refusedFor` expect status 200. */
export type Api = Awaited<ReturnType<typeof anApi>>;

/** Milliseconds. Short, because tests often wait for counts. */
const POLL_INTERVAL = 150;
/** Milliseconds. Long, so that limits keep using Redis on a busy machine. Tests without Redis set less. */
const REDIS_TIMEOUT = 1_000;
/** Milliseconds. Long, so that no request is late because the machine is busy. Outage tests set less. */
const REQUEST_TIME = 30_000;

const queryText = (query: Query): string =>
  typeof query === 'string'
    ? query
    : new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString();

/** Options of `anApi`. */
export interface ApiOptions {
  readonly clients?: Partial<Clients>;
  /** The default is false. */
  readonly rateLimits?: boolean;
  /** Tier limits that differ from the built-in ones. */
  readonly tiers?: TierOverrides;
  /** Milliseconds since 1970, for limits and usage. */
  readonly clock?: () => number;
  /** Milliseconds that engines get for a request. */
  readonly requestTime?: number;
  /** Milliseconds that limits wait for Redis. */
  readonly redisTimeout?: number;
  /** The default is true; false for tests with thousands of requests. */
  readonly checkAnswers?: boolean;
  /** The default is none. */
  readonly metrics?: Metrics;
}

/** Starts the service on the engines of a test file, without listening. `clients` replace single engines. */
export async function anApi(engines: TestEngines, options: ApiOptions = {}) {
  const { pool: postgres, elasticsearch, redis, config, logger } = engines;
  const app = buildApp({
    config: { ...config, rateLimits: options.rateLimits ?? false, tiers: options.tiers ?? config.tiers },
    clients: { postgres, elasticsearch, redis, ...options.clients },
    logger,
    metrics: options.metrics,
    checkAnswers: options.checkAnswers ?? true,
    pollInterval: POLL_INTERVAL,
    requestTime: options.requestTime ?? REQUEST_TIME,
    redisTimeout: options.redisTimeout ?? REDIS_TIMEOUT,
    clock: options.clock,
  });
  afterAll(() => app.close());
  const { key } = await aCaller(engines, { scope: 'sk' });

  const send = (url: string, headers: Readonly<Record<string, string>> = { 'x-api-key': key }) =>
    app.inject({ url, headers: { ...headers } });
  const read = async <Schema extends z.ZodType>(schema: Schema, url: string): Promise<z.infer<Schema>> => {
    const response = await send(url);
    expect(response.statusCode, response.body).toBe(200);
    return schema.parse(response.json());
  };
  function follow(link: string): Promise<ListResponse>;
  function follow<Schema extends z.ZodType>(link: string, schema: Schema): Promise<z.infer<Schema>>;
  function follow(link: string, schema: z.ZodType = ListResponse): Promise<unknown> {
    return read(schema, link);
  }
  const at = (path: string, query: Query = ''): string => `${API_PREFIX}${path}?${queryText(query)}`;
  /** Sends a request that is expected to be refused. The path has no prefix. */
  const refused = async (path: string, query?: Query, headers?: Readonly<Record<string, string>>) => {
    const response = await send(at(path, query), headers);
    expect(response.headers['content-type'], response.body).toMatch('application/problem+json');
    return {
      status: response.statusCode,
      headers: response.headers,
      problem: z.strictObject(Problem.shape).parse(response.json()),
    };
  };
  return {
    app,
    /** The caller's secret key. */
    key,
    draw: (query?: Query) => read(DrawOutput, at('/questions/random', query)),
    list: (query?: Query) => read(ListResponse, at('/questions', query)),
    facets: (query?: Query) => read(CountFacetsOutput, at('/questions/facets', query)),
    removed: (query?: Query) => read(RemovedResponse, at('/questions/removed', query)),
    /** Follows a link of `_links` to a page of questions, or of another kind. */
    follow,
    question: (id: string, query?: Query) => read(GetQuestionOutput, at(`/questions/${id}`, query)),
    categories: (query?: Query) => read(ListCategoriesOutput, at('/categories', query)),
    languages: (query?: Query) => read(ListLanguagesOutput, at('/languages', query)),
    topics: (query?: Query) => read(TopicsResponse, at('/topics', query)),
    topic: (slug: string, query?: Query) =>
      read(GetTopicOutput, at(`/topics/${encodeURIComponent(slug)}`, query)),
    category: (slug: string, query?: Query) =>
      read(GetCategoryOutput, at(`/categories/${encodeURIComponent(slug)}`, query)),
    tag: (slug: string, query?: Query) => read(GetTagOutput, at(`/tags/${encodeURIComponent(slug)}`, query)),
    subcategory: (slug: string, query?: Query) =>
      read(GetSubcategoryOutput, at(`/subcategories/${encodeURIComponent(slug)}`, query)),
    region: (code: string, query?: Query) =>
      read(GetRegionOutput, at(`/regions/${encodeURIComponent(code)}`, query)),
    tags: (query?: Query) => read(SlugsResponse, at('/tags', query)),
    subcategories: (query?: Query) => read(SlugsResponse, at('/subcategories', query)),
    regions: (query?: Query) => read(RegionsResponse, at('/regions', query)),
    suggest: (query: Query) => read(SuggestNamesOutput, at('/suggest', query)),
    growth: (query?: Query) => read(GetGrowthOutput, at('/stats/growth', query)),
    translations: (query?: Query) => read(GetTranslationsOutput, at('/stats/translations', query)),
    stats: (query?: Query) => read(GetStatsOutput, at('/stats', query)),
    /** Sends any request with the key. The path has no prefix. */
    send: async (
      path: string,
      options?: Omit<InjectOptions, 'url' | 'path'>,
    ): Promise<LightMyRequestResponse> =>
      app.inject({ ...options, url: API_PREFIX + path, headers: { 'x-api-key': key, ...options?.headers } }),
    refused,
    /** Sends a request that is expected to be refused with 400. Returns the names of the parameters that are wrong. */
    async refusedFor(path: string, query?: Query): Promise<readonly string[]> {
      const { status, problem } = await refused(path, query);
      expect([status, problem.code]).toEqual([400, 'invalid_query_param']);
      return problem.errors?.map((error) => error.path) ?? [];
    },
  };
}
