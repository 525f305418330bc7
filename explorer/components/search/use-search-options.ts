import { useEffect, useState } from 'preact/hooks';

import { useSite } from '../../app/site-context.ts';
import type { Filters } from '../../filters/filters.ts';
import { findNames, findQuestions, type SearchOption } from './search-options.ts';

/*
 * Milliseconds after the last key. Names are found in memory; questions need a search, so they wait for a pause. Together
 * they stay within the limits of visitors, however fast someone types.
 */
const NAMES_AFTER = 90;
const QUESTIONS_AFTER = 220;
/** Fewer letters occur in too many questions. */
const SHORTEST_WORDS = 3;

/** Options found for an earlier text stay until those of the next one arrive. */
interface Found {
  readonly names: readonly SearchOption[];
  readonly questions: readonly SearchOption[];
}

const NOTHING: Found = { names: [], questions: [] };

/** What a text may lead to: the search for it, names that match it, and questions that contain it. */
export function useSearchOptions(text: string, filters: Filters): readonly SearchOption[] {
  const { client } = useSite();
  const [{ names, questions }, setFound] = useState<Found>(NOTHING);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const find = async (
      part: keyof Found,
      search: (signal: AbortSignal) => Promise<readonly SearchOption[]>,
    ): Promise<void> => {
      // Suggestions are a convenience: without them, the search itself still works.
      const found = await search(signal).catch(() => []);
      if (!signal.aborted) setFound((before) => ({ ...before, [part]: found }));
    };
    const timers = [
      setTimeout(() => void find('names', (until) => findNames(client, wanted, filters, until)), NAMES_AFTER),
      setTimeout(() => {
        const search = (until: AbortSignal) => findQuestions(client, wanted, filters, until);
        void find('questions', wanted.length < SHORTEST_WORDS ? () => Promise.resolve([]) : search);
      }, QUESTIONS_AFTER),
    ];
    return () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [wanted]);
  return wanted === '' ? [] : [...names, { kind: 'text', text: wanted }, ...questions];
}
