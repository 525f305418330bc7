import { downloadExport } from '../operations/download-export.ts';
import { listExports } from '../operations/list-exports.ts';
import { countFacets } from '../operations/facets/count-facets.ts';
import { createReport } from '../operations/create-report.ts';
import { drawQuestions } from '../operations/draw-questions.ts';
import { getMe } from '../operations/get-me.ts';
import { getQuestion } from '../operations/get-question.ts';
import { getUsage } from '../operations/get-usage.ts';
import { listCategories } from '../operations/list-categories.ts';
import { listLanguages } from '../operations/list-languages.ts';
import { listQuestions } from '../operations/list-questions.ts';
import { listRegions } from '../operations/list-regions.ts';
import { listRemovedQuestions } from '../operations/list-removed-questions.ts';
import { listSubcategories, listTags } from '../operations/list-slugs.ts';
import { listTopics } from '../operations/list-topics.ts';
import { getCategory } from '../operations/subjects/get-category.ts';
import { getRegion } from '../operations/subjects/get-region.ts';
import { getSubcategory, getTag } from '../operations/subjects/get-slug.ts';
import { getTopic } from '../operations/subjects/get-topic.ts';
import { getGrowth } from '../operations/stats/get-growth.ts';
import { getStats } from '../operations/stats/get-stats.ts';
import { getTranslations } from '../operations/stats/get-translations.ts';
import { suggestNames } from '../operations/suggest-names.ts';
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
