import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The built frontend, next to the code in a checkout and in the published package. */
const FOLDER = join(import.meta.dirname, '../../explorer/dist');

/** The part of the builder's manifest that documents need: by source file, the built file and what it imports. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
export type Manifest = z.infer<typeof Manifest>;

/** The built pages and the files that browsers load. */
export interface BuiltSite {
  readonly bundle: SiteBundle;
  readonly manifest: Manifest;
  /** By name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

interface BundleModule {
  readonly bundle: SiteBundle;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND');

/** Loads the built frontend. Undefined if it has not been built. */
export async function loadBuiltSite(): Promise<BuiltSite | undefined> {
  try {
    const client = join(FOLDER, 'client');
    const manifest = Manifest.parse(JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')));
    const names = (await readdir(client)).filter((name) => name !== 'manifest.json');
    const files = await Promise.all(
      names.map(async (name) => [name, await readFile(join(client, name))] as const),
    );
    // eslint-disable-next-line no-restricted-syntax -- built by another program, and absent in a fresh checkout
    const { bundle } = (await import(pathToFileURL(join(FOLDER, 'server/server.js')).href)) as BundleModule;
    return { bundle, manifest, files: new Map(files) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

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
  /** Seconds after which a refused page may be requested again. */
  readonly retryAfter: number | undefined;
  readonly body: string;
  /** JSON with which the browser continues the page. */
  readonly data: string;
}
