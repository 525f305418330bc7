import { h, type ComponentChildren, type ComponentType } from 'preact';

import { TriviaError, type Client } from '../../packages/client/src/index.ts';
import type { Language } from '../texts/language.ts';

/** What a page is asked for. */
export interface PageRequest {
  readonly client: Client;
  readonly language: Language;
  /** The variable parts of the path. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Aborted when the visitor has gone elsewhere. */
  readonly signal?: AbortSignal;
}

/** Undefined if the service answers a request with this status. */
export async function unlessStatus<Result>(
  status: number,
  result: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof TriviaError && error.status === status) return undefined;
    throw error;
  }
}

/** What browsers, search engines and link previews show of a page. */
interface Head {
  readonly title: string;
  readonly description: string;
  /** 200 by default. */
  readonly status?: number;
  /** The path and query that search engines should keep; by default the path without its query. */
  readonly canonical?: string;
  /** Whether search engines should leave the page out. */
  readonly isPrivate?: boolean;
  /** Whether each visit has its own page, such as one with a new seed, so that no cache may give it to others. */
  readonly isPersonal?: boolean;
}

/** A page with its data. */
export interface OpenedPage {
  readonly head: Head;
  /** Plain JSON: the server sends it along, so that the browser need not load it again. */
  readonly data: unknown;
  readonly content: ComponentChildren;
}

interface PageDefinition<Data> {
  /** Loads everything that the first view shows. It runs on the server and in the browser. */
  readonly load: (request: PageRequest) => Promise<Data>;
  readonly head: (data: Data, request: PageRequest) => Head;
  readonly View: ComponentType<{ readonly data: Data }>;
}

/** A page of any data. */
export interface Page {
  readonly open: (request: PageRequest) => Promise<OpenedPage>;
  /** @param data - what the server loaded for the same request */
  readonly reopen: (request: PageRequest, data: unknown) => OpenedPage;
}

/** A page from its three parts. */
export function definePage<Data>({ load, head, View }: PageDefinition<Data>): Page {
  const opened = (request: PageRequest, data: Data): OpenedPage => ({
    head: head(data, request),
    data,
    content: h(View, { data }),
  });
  return {
    open: async (request) => opened(request, await load(request)),
    // The same function has loaded it on the server.
    reopen: (request, data) => opened(request, data as Data),
  };
}

/** The element with what the browser needs to continue a page that the server has rendered. */
export const PAGE_DATA = 'page-data';

/** What the element contains. */
export interface PageData {
  readonly data: unknown;
  /** The status, if the page could not be loaded. */
  readonly failed?: number;
  /** Until a new installation is indexed, if the page waits for that. */
  readonly seconds?: number | undefined;
  readonly origin: string;
  readonly siteKey: string;
}
