import { TAB_STORAGE } from '../play/browser-storage.ts';

const KEY = 'last position';

/** Remembers where the visitor is on the page that this tab leaves. */
export function rememberPosition(): void {
  TAB_STORAGE.setItem(KEY, JSON.stringify({ href: location.href, position: scrollY }));
}

/**
 * Where the visitor was on this page before loading it again, or before coming back to it from another site.
 *
 * @returns pixels from the top, or undefined for a page that is opened for the first time
 */
export function rememberedPosition(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  const stored = TAB_STORAGE.getItem(KEY);
  if (isNew || stored === null) return undefined;
  const { href, position } = JSON.parse(stored) as { readonly href: string; readonly position: number };
  return href === location.href ? position : undefined;
}
