import { z } from 'zod';

import { Language } from './vocabulary.ts';

/*
 * The members `meta` that several responses share. The transport adds the request id.
 */

export const EmptyMeta = z.object({});

/** Of a response with labels. */
export const LanguageMeta = z.object({ language: Language });

/** Of a list on one page. */
export const EntriesMeta = z.object({
  count: z.int().describe('Entries in this response.'),
  language: Language,
});

/** Of a page of a list. */
export const PageMeta = z.object({
  count: z.int().describe('Entries on this page.'),
  total: z.int().describe('Entries on all pages.'),
  language: Language,
});

/** Of counts that are made from time to time. */
export const CountedMeta = z.object({
  count: z.int().describe('Entries in this response.'),
  generatedAt: z.iso.datetime().describe('When the questions were counted.'),
  language: Language,
});
