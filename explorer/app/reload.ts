import type { Fetch } from '../../packages/client/src/index.ts';
import { TAB_STORAGE } from './browser-storage.ts';

const POSITION = 'last position';
const UNAUTHORIZED = 401;
/** Milliseconds for which the key of a new document works at least. */
const KEY_WORKS = 86_400_000;

const loadedAt = Date.now();

/**
 * `fetch` of a page that may have been open for days. The key in its document has then been replaced, so the document is
 * loaded again.
 */
export const fetchOrReload: Fetch = async (url, init) => {
  const response = await fetch(url, init);
  if (response.status === UNAUTHORIZED && !isReloaded()) location.reload();
  return response;
};

/** Whether the browser has just asked for the document again, so that another time would not help. */
const isReloaded = (): boolean => howLoaded() === 'reload' && Date.now() - loadedAt < KEY_WORKS;

/** How the visitor came to this document; undefined where the browser does not know. */
function howLoaded(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

/** Remembers where the visitor is on the page that this tab leaves. */
export function rememberPosition(): void {
  TAB_STORAGE.setItem(POSITION, JSON.stringify({ href: location.href, position: scrollY }));
}

/**
 * Where the visitor was on this page before loading it again, or before coming back to it from another site.
 *
 * @returns pixels from the top, or undefined for a page that is opened for the first time
 */
export function rememberedPosition(): number | undefined {
  const how = howLoaded();
  const isNew = how === undefined || how === 'navigate';
  const stored = TAB_STORAGE.getItem(POSITION);
  if (isNew || stored === null) return undefined;
  const { href, position } = JSON.parse(stored) as { readonly href: string; readonly position: number };
  return href === location.href ? position : undefined;
}
