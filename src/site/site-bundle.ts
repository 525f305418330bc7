/** What the module with all pages exports. The frontend is built from `explorer`. */
export interface SiteBundle {
  /** The paths of all pages, as patterns of routes. */
  readonly paths: readonly string[];
  /** Undefined if no page has this path. */
  readonly render: (request: RenderRequest) => Promise<RenderedPage | undefined>;
}

/** A page to render. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  /** Sends requests to the API for the visitor. */
  readonly fetch: Fetch;
  readonly siteKey: string;
  /** The public address of the service, without a slash at its end. */
  readonly origin: string;
  /** Seconds until a new installation is indexed, for a page that could not be loaded; undefined if that is not the reason. */
  readonly timeToIndex: () => Promise<number | undefined>;
  /** Is given the error because of which a page could not be loaded. */
  readonly report: (error: unknown) => void;
}

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init?: {
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<Response>;

/** A page as HTML, and what its head needs. Paths are those of the site. */
export interface RenderedPage {
  readonly status: number;
  /** The source file of the page in the builder's manifest. */
  readonly source: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The page in every language. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  /** Whether search engines should leave it out. */
  readonly isPrivate: boolean;
  /** Whether each visit has its own page, such as one with a new seed. */
  readonly isPersonal: boolean;
  /** Seconds after which a refused page may be requested again. */
  readonly retryAfter: number | undefined;
  readonly body: string;
  /** JSON with which the browser continues the page. */
  readonly data: string;
}
