import type { Client } from '@elastic/elasticsearch';

import type { Language } from '../contract/vocabulary.ts';
import { countByLanguage } from './count.ts';
import { drawQuestions } from './draw.ts';
import { createEstimate } from './estimate.ts';
import { readPage, type Page, type PageRequest } from './page.ts';
import type { QuestionFilter } from './query.ts';

/** What the search engine answers: which questions and how many. Every call may throw `service_unavailable`. */
export interface Search {
  /** Ids of up to `amount` distinct questions, each match equally likely. */
  draw(filter: QuestionFilter, amount: number): Promise<string[]>;
  page(filter: QuestionFilter, request: PageRequest): Promise<Page>;
  /** How many match a filter of a large set, at most a minute old. */
  estimate(filter: QuestionFilter): Promise<number>;
  countByLanguage(): Promise<Map<Language, number>>;
}

/** Binds the searches to an engine and to the alias of its live generation. */
export function createSearch(client: Client, alias: string): Search {
  return {
    draw: (filter, amount) => drawQuestions(client, alias, filter, amount),
    page: (filter, request) => readPage(client, alias, filter, request),
    estimate: createEstimate(client, alias),
    countByLanguage: () => countByLanguage(client, alias),
  };
}
