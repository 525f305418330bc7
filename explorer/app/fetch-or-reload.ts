import type { Fetch } from '../../packages/client/src/index.ts';

const UNAUTHORIZED = 401;
/** Milliseconds for which the key of a new document works at least. */
const KEY_WORKS = 86_400_000;

const loadedAt = Date.now();

/** Whether the browser has just asked for the document again, so that another time would not help. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const wasReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return wasReload && Date.now() - loadedAt < KEY_WORKS;
}

/**
 * `fetch` of a page that may have been open for days. The key in its document has then been replaced, so the document is
 * loaded again.
 */
export const fetchOrReload: Fetch = async (url, init) => {
  const response = await fetch(url, init);
  if (response.status === UNAUTHORIZED && !isReloaded()) location.reload();
  return response;
};
