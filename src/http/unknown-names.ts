import { nearestName } from '../contract/nearest-name.ts';
import type { InputIssue } from '../errors.ts';

/** Suggestions in one response at most: each compares a name with all known ones. */
const MOST_SUGGESTIONS = 5;

/** The names that a request may use, for messages about other names. */
export interface KnownNames {
  readonly names: readonly string[];
  /** The noun for one of them. */
  readonly what: string;
  /** How pages are followed, for callers who number pages. Used where `cursor` is a known name. */
  readonly paging?: string;
}

/** The number of questions is `amount` for draws and `limit` for lists. */
const TWINS = new Map([
  ['limit', 'amount'],
  ['amount', 'limit'],
]);

/** What other services call the position of a page. */
const PAGE_NAMES: ReadonlySet<string> = new Set(['page', 'offset', 'skip', 'start']);

/** What the caller can do about an unknown name. */
function adviceFor(name: string, { names, paging }: KnownNames): string {
  const twin = TWINS.get(name);
  const nearest = twin !== undefined && names.includes(twin) ? twin : nearestName(name, names);
  if (nearest !== undefined) return `Did you mean ${nearest}?`;
  return paging !== undefined && PAGE_NAMES.has(name.toLowerCase()) && names.includes('cursor')
    ? paging
    : `Allowed: ${names.join(', ')}`;
}

/** Words an issue for each unknown name. Only the first few come with advice. */
export function unknownNames(unknown: readonly string[], known: KnownNames): InputIssue[] {
  const { names, what } = known;
  const refused = `is not ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  return unknown.map((name, index) => {
    if (names.length === 0) return { path: name, message: `${refused}, which has none` };
    const advice = index < MOST_SUGGESTIONS ? `. ${adviceFor(name, known)}` : '';
    return { path: name, message: refused + advice };
  });
}
