import { drawQuestions } from '../operations/draw-questions.ts';
import { getQuestion } from '../operations/get-question.ts';
import { listCategories } from '../operations/list-categories.ts';
import { listLanguages } from '../operations/list-languages.ts';
import { listQuestions } from '../operations/list-questions.ts';
import { bindRoute, type Route, type RouteRow } from './route.ts';

const read = { method: 'GET', auth: 'key', errors: [] } as const satisfies Partial<RouteRow>;

/** The REST interface: one row an endpoint. The operation says what goes in and what comes out. */
export const ROUTES: readonly Route[] = [
  bindRoute({ ...read, path: '/questions/random', id: 'drawQuestions', tag: 'Questions' }, drawQuestions),
  bindRoute({ ...read, path: '/questions', id: 'listQuestions', tag: 'Questions' }, listQuestions),
  bindRoute(
    { ...read, path: '/questions/:id', id: 'getQuestion', tag: 'Questions', errors: ['question_not_found'] },
    getQuestion,
  ),
  bindRoute({ ...read, path: '/categories', id: 'listCategories', tag: 'Catalogue' }, listCategories),
  bindRoute({ ...read, path: '/languages', id: 'listLanguages', tag: 'Catalogue' }, listLanguages),
];
