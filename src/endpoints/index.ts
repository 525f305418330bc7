import { countFacets } from './count-facets.ts';
import { createReport } from './create-report.ts';
import { downloadExport } from './download-export.ts';
import { drawQuestions } from './draw-questions.ts';
import { getCategory } from './get-category.ts';
import { getGrowth } from './get-growth.ts';
import { getMe } from './get-me.ts';
import { getQuestion } from './get-question.ts';
import { getRegion } from './get-region.ts';
import { getSubcategory, getTag } from './get-slug.ts';
import { getStats } from './get-stats.ts';
import { getTopic } from './get-topic.ts';
import { getTranslations } from './get-translations.ts';
import { getUsage } from './get-usage.ts';
import { listCategories } from './list-categories.ts';
import { listExports } from './list-exports.ts';
import { listLanguages } from './list-languages.ts';
import { listQuestions } from './list-questions.ts';
import { listRegions } from './list-regions.ts';
import { listRemovedQuestions } from './list-removed-questions.ts';
import { listSubcategories, listTags } from './list-slugs.ts';
import { listTopics } from './list-topics.ts';
import { suggestNames } from './suggest-names.ts';
import type { AnyEndpoint } from './endpoint.ts';

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
