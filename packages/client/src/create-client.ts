import {
  API_PREFIX,
  type Answer,
  type Language,
  type Query,
  type ReadPath,
  type ReadTemplate,
  type Report,
  type ReportAnswer,
  type Selected,
} from './api-types.ts';
import { pagedBy, type Call, type Paged, type PagedAt, type PageOf, type PagedPath } from './pages.ts';
import type { Questions } from './questions.ts';
import { createSend, type CallOptions, type SendOptions } from './send.ts';
import { notTheService } from './trivia-error.ts';

export interface ClientOptions extends SendOptions {
  /** The language of questions and labels, unless a call names another one with `lang`. The default is `en`. */
  readonly language?: Language | undefined;
}

/** An entry of a list by its slug, code or alias, with counts, what often comes with it, and sample questions. */
interface Entry<Template extends ReadTemplate> {
  get(name: string, query?: Query<Template>, options?: CallOptions): Promise<Answer<Template>>;
}

interface Categories extends Entry<'/categories/{category}'> {
  list(query?: Query<'/categories'>, options?: CallOptions): Promise<Answer<'/categories'>>;
}

interface Exports {
  /** The files with all questions. Needs a secret key. */
  list(options?: CallOptions): Promise<Answer<'/exports'>>;
  /** The response with a file: gzip-compressed lines of JSON, one for each question. */
  download(name: string, options?: CallOptions): Promise<Response>;
}

/** A client of the service. Every function rejects with a `TriviaError`, or with the reason of an aborted signal. */
export interface Client {
  readonly questions: Questions;
  /** Questions that are no longer served. */
  readonly removed: PagedAt<'/questions/removed'>;
  readonly categories: Categories;
  readonly topics: PagedAt<'/topics'> & Entry<'/topics/{slug}'>;
  readonly tags: PagedAt<'/tags'> & Entry<'/tags/{tag}'>;
  readonly subcategories: PagedAt<'/subcategories'> & Entry<'/subcategories/{subcategory}'>;
  readonly regions: PagedAt<'/regions'> & Entry<'/regions/{code}'>;
  readonly exports: Exports;
  /** Topics, categories, tags, subcategories and regions for a search box, while someone types. */
  suggest(query: Query<'/suggest'>, options?: CallOptions): Promise<Answer<'/suggest'>>;
  languages(query?: Query<'/languages'>, options?: CallOptions): Promise<Answer<'/languages'>>;
  stats(query?: Query<'/stats'>, options?: CallOptions): Promise<Answer<'/stats'>>;
  /** Questions by the month in which they came, and by source. */
  growth(query?: Query<'/stats/growth'>, options?: CallOptions): Promise<Answer<'/stats/growth'>>;
  /** How much of each language is translated. */
  translations(
    query?: Query<'/stats/translations'>,
    options?: CallOptions,
  ): Promise<Answer<'/stats/translations'>>;
  /** The key of the client, its tier and its limits. */
  me(options?: CallOptions): Promise<Answer<'/me'>>;
  /** The requests of the account by day. */
  usage(query?: Query<'/usage'>, options?: CallOptions): Promise<Answer<'/usage'>>;
  /** Reports a problem with a question. Needs no key. */
  report(report: Report, options?: CallOptions): Promise<ReportAnswer>;
  /** Reads any path of the contract without a variable part. */
  get<Path extends ReadPath>(path: Path, query?: Query<Path>, options?: CallOptions): Promise<Answer<Path>>;
}

type Localized = { [Path in ReadPath]: 'lang' extends keyof Query<Path> ? Path : never }[ReadPath];

/** The paths that do not have the parameter `lang`. */
const WITHOUT_LANGUAGE: Readonly<Record<Exclude<ReadPath, Localized>, true>> = {
  '/questions/removed': true,
  '/exports': true,
  '/me': true,
  '/usage': true,
};

/** Where lists of ids can be sent in a body: many proxies refuse a URL with 250 of them. */
const BY_BODY: Readonly<Record<string, string>> = {
  '/questions/random': '/questions/random',
  '/questions': '/questions/search',
};
const MOST_IDS_IN_URL = 50;

const hasManyIds = (query: {
  readonly ids?: readonly string[];
  readonly exclude?: readonly string[];
}): boolean => (query.ids ?? query.exclude ?? []).length > MOST_IDS_IN_URL;

async function json<Body>(response: Response): Promise<Body> {
  try {
    // The one place where the contract is trusted: a test compares it with the types.
    return (await response.json()) as Body;
  } catch (cause) {
    throw cause instanceof SyntaxError ? notTheService(response, cause) : cause;
  }
}

/** Creates a client. It holds no connection, so a server may create one per incoming request. */
export function createClient(options: ClientOptions): Client {
  const send = createSend(options);

  async function read<Path extends ReadTemplate, Body extends object = Answer<Path>>(
    template: Path,
    query: object = {},
    call: CallOptions = {},
    variable = '',
  ): Promise<Body> {
    const isLocalized = options.language !== undefined && !(template in WITHOUT_LANGUAGE);
    const parameters = isLocalized ? { lang: options.language, ...query } : query;
    const bodyPath = BY_BODY[template];
    if (bodyPath !== undefined && hasManyIds(parameters)) {
      const body = Object.fromEntries(givenParameters(parameters));
      const answer = await send(bodyPath, json<Body>, { ...call, body });
      // Neither has a second page.
      return { _links: {}, ...answer };
    }
    const path = template.replace(/\{\w+\}/, encodeURIComponent(variable));
    return send(path + queryString(parameters), json<Body>, call);
  }

  /** Requests a link at the client's own address: its key goes nowhere else. */
  const follow = <Page>(link: string, call?: CallOptions): Promise<Page> =>
    send(link.slice(link.indexOf(API_PREFIX) + API_PREFIX.length), json<Page>, call);

  const paged = <Path extends PagedPath, Page extends PageOf<unknown> = Answer<Path>>(
    path: Path,
  ): Paged<Query<Path>, Page> =>
    pagedBy((...[query, call]: Call<Query<Path>>) => read<Path, Page>(path, query, call), follow<Page>);

  const entry = <Template extends ReadTemplate>(template: Template): Entry<Template> => ({
    get: (name, query, call) => read(template, query, call, name),
  });

  return {
    questions: {
      ...paged<'/questions', Selected<'/questions', never>>('/questions'),
      draw: (query, call) =>
        read<'/questions/random', Selected<'/questions/random', never>>('/questions/random', query, call),
      get: (id, query, call) =>
        read<'/questions/{id}', Selected<'/questions/{id}', never>>('/questions/{id}', query, call, id),
      facets: (query, call) => read('/questions/facets', query, call),
    },
    removed: paged('/questions/removed'),
    categories: {
      list: (query, call) => read('/categories', query, call),
      ...entry('/categories/{category}'),
    },
    topics: { ...paged('/topics'), ...entry('/topics/{slug}') },
    tags: { ...paged('/tags'), ...entry('/tags/{tag}') },
    subcategories: { ...paged('/subcategories'), ...entry('/subcategories/{subcategory}') },
    regions: { ...paged('/regions'), ...entry('/regions/{code}') },
    exports: {
      list: (call) => read('/exports', {}, call),
      download: (name, call) => send(`/exports/${encodeURIComponent(name)}`, (response) => response, call),
    },
    suggest: (query, call) => read('/suggest', query, call),
    languages: (query, call) => read('/languages', query, call),
    stats: (query, call) => read('/stats', query, call),
    growth: (query, call) => read('/stats/growth', query, call),
    translations: (query, call) => read('/stats/translations', query, call),
    me: (call) => read('/me', {}, call),
    usage: (query, call) => read('/usage', query, call),
    report: (body, call) => send('/report', json<ReportAnswer>, { ...call, body, repeatable: false }),
    get: (path, query, call) => read(path, query, call),
  };
}

/**
 * The parameters that say something: not those that are undefined, empty texts or empty lists. Only an empty list of ids
 * stays, to be refused: without it, the list of all questions would come.
 */
const givenParameters = (query: object): [string, unknown][] =>
  Object.entries(query).filter(
    ([name, value]) => value !== undefined && (String(value) !== '' || name === 'ids'),
  );

/** Writes the given parameters as a query string. */
export function queryString(query: object): string {
  const texts = givenParameters(query).map(([name, value]): [string, string] => [name, String(value)]);
  // A comma separates the items of a list, so it need not be escaped.
  const text = new URLSearchParams(texts).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
