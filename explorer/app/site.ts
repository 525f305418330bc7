import { createContext } from 'preact';
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type StateUpdater,
} from 'preact/hooks';

import type { Translations } from '../texts/language.ts';
import type { PageRequest } from './page.ts';

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

/** The texts in the language of the page. */
export const useTexts = <Texts>(texts: Translations<Texts>): Texts => texts[useSite().language];

/**
 * A state that is still there when the visitor comes back to this entry of the history, such as a list that was read
 * far down.
 *
 * @param name - unique on the page
 */
export function useKept<Value>(name: string, initial: () => Value): [Value, Dispatch<StateUpdater<Value>>] {
  const { kept } = useSite();
  const [value, setValue] = useState<Value>(() => {
    // A page asks for the types that it has kept under its own names.
    if (kept.has(name)) return kept.get(name) as Value;
    return initial();
  });
  kept.set(name, value);
  return [value, setValue];
}

/** Whether scripts run. False in the first view, which has to be equal to what the server has rendered. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}

/**
 * Calls a function if visitors have changed fields of a form before the scripts ran, or the browser has restored them:
 * neither raises an event that a component sees.
 *
 * @returns the form's `ref`
 */
export function useEarlyChanges(notice: (form: HTMLFormElement) => void) {
  const { isFromServer } = useSite();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const shown = form.current;
    if (isFromServer && shown !== null && Array.from(shown.elements).some(isChanged)) notice(shown);
    // Only once: later changes raise events.
  }, []);
  return form;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const index = Array.from(field.options).findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, index);
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** What a form says, with the button that was pressed. */
export function fieldsOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') query.append(name, value);
  return query;
}

/** The address that a click should open in this page; undefined if the browser should handle it. */
export function linkTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  // Not as properties: those of a link in an image (SVG) are objects.
  const target = link.getAttribute('target') ?? '';
  if (target !== '' && target !== '_self') return undefined;
  const url = new URL(link.getAttribute('href') ?? '', location.href);
  if (url.origin !== location.origin) return undefined;
  return url.hash !== '' && isSameDocument(url, new URL(location.href)) ? undefined : url;
}

/** Whether two addresses differ in their fragments at most. */
export const isSameDocument = (one: URL, other: URL): boolean =>
  one.origin === other.origin && one.pathname === other.pathname && one.search === other.search;
