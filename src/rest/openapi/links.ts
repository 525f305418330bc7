import type { JsonObject } from './components.ts';

/** Where a value of a response leads: to an operation, with the value as a parameter. */
interface Link {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A value of a response, as a runtime expression of OpenAPI. */
const valueAt = (pointer: string): string => `$response.body#/${pointer}`;

const question = (pointer: string): Link => ({
  operationId: 'getQuestion',
  description: 'One of these questions.',
  parameters: { id: valueAt(pointer) },
});

const OF_QUESTIONS = { question: question('data/0/id') };

/** The page of an entry, and the questions that belong to it. */
const ofEntries = (operationId: string, parameter: string, filter: string, member = 'slug') => ({
  details: {
    operationId,
    description: 'The details of one of these entries.',
    parameters: { [parameter]: valueAt(`data/0/${member}`) },
  },
  draw: {
    operationId: 'drawQuestions',
    description: 'Random questions of one of these entries.',
    parameters: { [filter]: valueAt(`data/0/${member}`) },
  },
  list: {
    operationId: 'listQuestions',
    description: 'The questions of one of these entries.',
    parameters: { [filter]: valueAt(`data/0/${member}`) },
  },
});

const LINKS: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  drawQuestions: OF_QUESTIONS,
  drawQuestionsByBody: OF_QUESTIONS,
  listQuestions: OF_QUESTIONS,
  searchQuestions: OF_QUESTIONS,
  listCategories: ofEntries('getCategory', 'category', 'category'),
  listTopics: ofEntries('getTopic', 'slug', 'topic'),
  listTags: ofEntries('getTag', 'tag', 'tags'),
  listSubcategories: ofEntries('getSubcategory', 'subcategory', 'subcategory'),
  listRegions: ofEntries('getRegion', 'code', 'regions', 'code'),
  listExports: {
    download: {
      operationId: 'downloadExport',
      description: 'One of these files.',
      parameters: { name: valueAt('data/0/name') },
    },
  },
};

/** The links of an operation's successful response. */
export const linksOf = (operationId: string): JsonObject =>
  LINKS[operationId] === undefined ? {} : { links: LINKS[operationId] };
