import { getCategory, listCategories } from './categories.ts';
import { countFacets } from './count-facets.ts';
import { createReport } from './create-report.ts';
import { drawQuestions } from './draw-questions.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { downloadExport, listExports } from './exports.ts';
import { getMe } from './get-me.ts';
import { getQuestion } from './get-question.ts';
import { getStats, getGrowth, getTranslations } from './stats.ts';
import { getUsage } from './get-usage.ts';
import { listLanguages } from './list-languages.ts';
import { listQuestions } from './list-questions.ts';
import { listRemovedQuestions } from './list-removed-questions.ts';
import { getRegion, listRegions } from './regions.ts';
import { suggestNames } from './suggest-names.ts';
import { getSubcategory, getTag, listSubcategories, listTags } from './tags-and-subcategories.ts';
import { getTopic, listTopics } from './topics.ts';

/** Every endpoint. REST, OpenAPI, the index, `/llms.txt`, the client's table and the tools of MCP are made from this list. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  drawQuestions,
  listQuestions,
  countFacets,
  listRemovedQuestions,
  getQuestion,
  listCategories,
  getCategory,
  listTopics,
  getTopic,
  listTags,
  getTag,
  listSubcategories,
  getSubcategory,
  listRegions,
  getRegion,
  suggestNames,
  getStats,
  getGrowth,
  getTranslations,
  listLanguages,
  listExports,
  downloadExport,
  getMe,
  getUsage,
  createReport,
];
