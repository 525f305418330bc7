import { useEffect, useState } from 'preact/hooks';

import { useSite } from '../../app/site.ts';
import type { Filters } from '../../filters/filters.ts';
import { findNames, findQuestions, type Names, type SearchOption } from './search-options.ts';

/*
 * Milliseconds after the last key. Names are found in memory; questions need a search, so they wait for a pause. Together
 * they stay within the limits of visitors, however fast someone types.
 */
const NAMES_AFTER = 90;
const QUESTIONS_AFTER = 220;
/** Fewer letters occur in too many questions. */
const SHORTEST_WORDS = 3;

/** Options found for an earlier text stay until those of the next one arrive. */
interface Found extends Names {
  readonly questions: readonly SearchOption[];
}

const NOTHING: Found = { matching: [], similar: [], questions: [] };

/** What a text may lead to: the search for it, names that match it, and questions that contain it. */
export function useSearchOptions(text: string, filters: Filters): readonly SearchOption[] {
  const { client } = useSite();
  const [{ matching, similar, questions }, setFound] = useState<Found>(NOTHING);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: Partial<Found>): void => {
      if (!signal.aborted) setFound((before) => ({ ...before, ...found }));
    };
    // Suggestions are a convenience: without them, the search itself still works.
    const showNames = (): Promise<void> =>
      findNames(client, wanted, filters, signal)
        .catch(() => ({ matching: [], similar: [] }))
        .then(show);
    const showQuestions = (): Promise<void> =>
      (wanted.length < SHORTEST_WORDS
        ? Promise.resolve([])
        : findQuestions(client, wanted, filters, signal).catch(() => [])
      ).then((found) => show({ questions: found }));
    const timers = [
      setTimeout(() => void showNames(), NAMES_AFTER),
      setTimeout(() => void showQuestions(), QUESTIONS_AFTER),
    ];
    return () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [wanted]);
  return wanted === '' ? [] : [...matching, { kind: 'text', text: wanted }, ...questions, ...similar];
}
