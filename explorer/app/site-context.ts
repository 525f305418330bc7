import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { PageRequest } from './page.tsx';

/** How a script of a page changes the address. */
export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
  /** Keeps the position and the focus, as for a change of a filter. */
  readonly stay?: boolean;
}

/** What every component can use: the request of the page, and how to go elsewhere. */
export interface Site extends Omit<PageRequest, 'signal'> {
  /** The path in English, without its query. */
  readonly path: string;
  /** The public address of the service, without a slash at its end. */
  readonly origin: string;
  /** The key of the pages, for examples and downloads. */
  readonly siteKey: string;
  /** A path of the site in the language of the page. @param path - in English */
  readonly href: (path: string) => string;
  /** Whether the server has rendered the page, so that it was there before the scripts. */
  readonly isFromServer: boolean;
  /** The states of this entry of the history, by name. */
  readonly kept: Map<string, unknown>;
  /** Does nothing on the server. @param href - a path of the site with its language */
  readonly navigate: (href: string, options?: NavigateOptions) => void;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws an error outside a page */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite was called outside a page');
  return site;
}
