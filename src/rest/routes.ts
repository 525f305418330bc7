import { downloadExport } from '../endpoints/download-export.ts';
import { listExports } from '../endpoints/list-exports.ts';
import { countFacets } from '../endpoints/count-facets.ts';
import { createReport } from '../endpoints/create-report.ts';
import { drawQuestions } from '../endpoints/draw-questions.ts';
import { getMe } from '../endpoints/get-me.ts';
import { getQuestion } from '../endpoints/get-question.ts';
import { getUsage } from '../endpoints/get-usage.ts';
import { listCategories } from '../endpoints/list-categories.ts';
import { listLanguages } from '../endpoints/list-languages.ts';
import { listQuestions } from '../endpoints/list-questions.ts';
import { listRegions } from '../endpoints/list-regions.ts';
import { listRemovedQuestions } from '../endpoints/list-removed-questions.ts';
import { listSubcategories, listTags } from '../endpoints/list-slugs.ts';
import { listTopics } from '../endpoints/list-topics.ts';
import { getCategory } from '../endpoints/get-category.ts';
import { getRegion } from '../endpoints/get-region.ts';
import { getSubcategory, getTag } from '../endpoints/get-slug.ts';
import { getTopic } from '../endpoints/get-topic.ts';
import { getGrowth } from '../endpoints/get-growth.ts';
import { getStats } from '../endpoints/get-stats.ts';
import { getTranslations } from '../endpoints/get-translations.ts';
import { suggestNames } from '../endpoints/suggest-names.ts';
import { bindRoute, type Route, type RouteRow } from './route.ts';

const read = { method: 'GET', status: 200, auth: 'key', errors: [] } as const satisfies Partial<RouteRow>;

/** For inputs that are too long for a URL. */
const post = { ...read, method: 'POST' } as const satisfies Partial<RouteRow>;

const same = { ...read, revalidates: true } as const satisfies Partial<RouteRow>;

const questions = { tag: 'Questions', servesQuestions: true } as const satisfies Partial<RouteRow>;

/** The REST interface: one row per endpoint. The operation defines the input and the output. */
export const ROUTES: readonly Route[] = [
  bindRoute(
    { ...read, path: '/questions/random', id: 'drawQuestions', ...questions, sendsAgain: true },
    drawQuestions,
  ),
  bindRoute(
    {
      ...post,
      path: '/questions/random',
      id: 'drawQuestionsByBody',
      summary: 'Draw random questions with a JSON body',
      ...questions,
      sendsAgain: true,
    },
    drawQuestions,
  ),
  bindRoute({ ...read, path: '/questions', id: 'listQuestions', ...questions }, listQuestions),
  bindRoute(
    {
      ...post,
      path: '/questions/search',
      id: 'searchQuestions',
      summary: 'List questions with a JSON body',
      ...questions,
    },
    listQuestions,
  ),
  bindRoute({ ...read, path: '/questions/facets', id: 'countFacets', tag: 'Questions' }, countFacets),
  bindRoute(
    {
      ...post,
      path: '/questions/facets',
      id: 'countFacetsByBody',
      summary: 'Count what each choice of a filter would match, with a JSON body',
      tag: 'Questions',
    },
    countFacets,
  ),
  bindRoute(
    { ...read, path: '/questions/removed', id: 'listRemovedQuestions', tag: 'Questions' },
    listRemovedQuestions,
  ),
  bindRoute(
    { ...same, path: '/questions/:id', id: 'getQuestion', ...questions, errors: ['question_not_found'] },
    getQuestion,
  ),
  bindRoute({ ...same, path: '/categories', id: 'listCategories', tag: 'Catalogue' }, listCategories),
  bindRoute(
    {
      ...read,
      path: '/categories/:category',
      id: 'getCategory',
      tag: 'Catalogue',
      errors: ['category_not_found'],
    },
    getCategory,
  ),
  bindRoute({ ...same, path: '/topics', id: 'listTopics', tag: 'Catalogue' }, listTopics),
  bindRoute(
    { ...read, path: '/topics/:slug', id: 'getTopic', tag: 'Catalogue', errors: ['topic_not_found'] },
    getTopic,
  ),
  bindRoute({ ...same, path: '/tags', id: 'listTags', tag: 'Catalogue' }, listTags),
  bindRoute(
    { ...read, path: '/tags/:tag', id: 'getTag', tag: 'Catalogue', errors: ['tag_not_found'] },
    getTag,
  ),
  bindRoute(
    { ...same, path: '/subcategories', id: 'listSubcategories', tag: 'Catalogue' },
    listSubcategories,
  ),
  bindRoute(
    {
      ...read,
      path: '/subcategories/:subcategory',
      id: 'getSubcategory',
      tag: 'Catalogue',
      errors: ['subcategory_not_found'],
    },
    getSubcategory,
  ),
  bindRoute({ ...same, path: '/regions', id: 'listRegions', tag: 'Catalogue' }, listRegions),
  bindRoute(
    { ...read, path: '/regions/:code', id: 'getRegion', tag: 'Catalogue', errors: ['region_not_found'] },
    getRegion,
  ),
  bindRoute({ ...same, path: '/suggest', id: 'suggestNames', tag: 'Catalogue' }, suggestNames),
  bindRoute({ ...same, path: '/stats', id: 'getStats', tag: 'Catalogue' }, getStats),
  bindRoute({ ...same, path: '/stats/growth', id: 'getGrowth', tag: 'Catalogue' }, getGrowth),
  bindRoute(
    { ...same, path: '/stats/translations', id: 'getTranslations', tag: 'Catalogue' },
    getTranslations,
  ),
  bindRoute({ ...same, path: '/languages', id: 'listLanguages', tag: 'Catalogue' }, listLanguages),
  bindRoute(
    { ...read, path: '/exports', id: 'listExports', tag: 'Exports', errors: ['secret_key_required'] },
    listExports,
  ),
  bindRoute(
    {
      ...read,
      path: '/exports/:name',
      id: 'downloadExport',
      tag: 'Exports',
      sendsFile: true,
      errors: ['secret_key_required', 'export_not_found'],
    },
    downloadExport,
  ),
  bindRoute({ ...read, path: '/me', id: 'getMe', tag: 'Account', errors: ['own_key_required'] }, getMe),
  bindRoute(
    {
      ...read,
      auth: 'account',
      path: '/usage',
      id: 'getUsage',
      tag: 'Account',
      errors: ['own_key_required'],
    },
    getUsage,
  ),
  bindRoute(
    {
      method: 'POST',
      status: 201,
      path: '/report',
      id: 'createReport',
      tag: 'Reports',
      auth: 'none',
      perAddress: { attempts: 'report-attempt', accepted: 'report' },
      errors: ['question_not_found', 'unprocessable_report'],
    },
    createReport,
  ),
];
