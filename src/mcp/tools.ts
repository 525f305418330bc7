import { z } from 'zod';

import {
  ListCategoriesInput,
  ListCategoriesOutput,
  ListLanguagesOutput,
} from '../contract/catalogue-requests.ts';
import {
  GetStatsInput,
  GetStatsOutput,
  ListRegionsInput,
  ListSlugsInput,
  ListTopicsInput,
} from '../contract/discovery-requests.ts';
import { LARGEST_PAGE, LISTED_BY_DEFAULT } from '../contract/limits.ts';
import { GetTopicInput, GetTopicOutput } from '../contract/subject-requests.ts';
import { LangInput, Cursor } from '../contract/inputs.ts';
import { DrawInput, GetQuestionInput, ListInput } from '../endpoints/question-requests.ts';
import { CreateReportInput, CreateReportOutput } from '../contract/report.ts';
import { createReport } from '../endpoints/create-report.ts';
import { drawQuestions } from '../endpoints/draw-questions.ts';
import { getQuestion } from '../endpoints/get-question.ts';
import { getStats } from '../endpoints/get-stats.ts';
import { getTopic } from '../endpoints/get-topic.ts';
import { listCategories } from '../endpoints/list-categories.ts';
import { listLanguages } from '../endpoints/list-languages.ts';
import { listQuestions } from '../endpoints/list-questions.ts';
import { listRegions } from '../endpoints/list-regions.ts';
import { listSubcategories, listTags } from '../endpoints/list-slugs.ts';
import { listTopics } from '../endpoints/list-topics.ts';
import {
  DrawPayload,
  ListPayload,
  QuestionPayload,
  regionsCursor,
  RegionsPayload,
  SlugsPayload,
  TopicsPayload,
  withCursor,
} from './tool-payloads.ts';
import { bindTool, toolName, type Tool } from './tool.ts';
import { DESCRIPTIONS } from './texts/descriptions.ts';

const cursor = Cursor.optional().describe('`meta.nextCursor` of the previous page.');

const Counting = z
  .enum(['exact', 'none'])
  .default('none')
  .describe('`exact` adds the number of all matches as `meta.total`.');

/** REST accepts 0 as well, for counts without questions. */
const PageSize = z
  .int()
  .min(1)
  .max(LARGEST_PAGE)
  .optional()
  .describe('Page size.')
  .meta({ default: LISTED_BY_DEFAULT });

const CreateReportPayload = CreateReportOutput.omit({ meta: true });

/** The tools, one row each. They run the same operations as the REST endpoints. */
export const TOOLS: readonly Tool[] = [
  bindTool({
    name: 'random',
    title: 'Draw random questions',
    description: DESCRIPTIONS.random,
    input: DrawInput.omit({ limit: true, exclude_source: true }),
    output: DrawPayload,
    async run(parts, input, caller) {
      const { data, meta } = await drawQuestions.run(parts, input, caller);
      return { questions: data.map((question) => question.parse()), meta };
    },
  }),
  bindTool({
    name: 'list',
    title: 'List questions',
    description: DESCRIPTIONS.list,
    input: ListInput.omit({ exclude_source: true }).extend({ cursor, count: Counting, limit: PageSize }),
    output: ListPayload,
    async run(parts, input, caller) {
      const { data, meta, page } = await listQuestions.run(parts, input, caller);
      return {
        questions: data.map((question) => question.parse()),
        meta: withCursor(meta, page.next),
      };
    },
  }),
  bindTool({
    name: 'question_by_id',
    title: 'Get a question',
    description: DESCRIPTIONS.question_by_id,
    input: GetQuestionInput,
    output: QuestionPayload,
    async run(parts, input, caller) {
      const { data, meta } = await getQuestion.run(parts, input, caller);
      return { data: data.parse(), meta };
    },
  }),
  bindTool({
    name: 'stats',
    title: 'Count the catalogue',
    description: DESCRIPTIONS.stats,
    input: GetStatsInput,
    output: GetStatsOutput,
    run: getStats.run,
  }),
  bindTool({
    name: 'topics',
    title: 'Find topics',
    description: DESCRIPTIONS.topics,
    input: ListTopicsInput.extend({ cursor }),
    output: TopicsPayload,
    async run(parts, input, caller) {
      const { data, meta, page } = await listTopics.run(parts, input, caller);
      return { data, meta: withCursor(meta, page.next) };
    },
  }),
  bindTool({
    name: 'topic_by_slug',
    title: 'Look into a topic',
    description: DESCRIPTIONS.topic_by_slug,
    input: GetTopicInput,
    output: GetTopicOutput,
    run: getTopic.run,
  }),
  bindTool({
    name: 'tags',
    title: 'Find tags',
    description: DESCRIPTIONS.tags,
    input: ListSlugsInput.extend({ cursor }),
    output: SlugsPayload,
    async run(parts, input, caller) {
      const { data, meta, page } = await listTags.run(parts, input, caller);
      return { data, meta: withCursor(meta, page.next) };
    },
  }),
  bindTool({
    name: 'subcategories',
    title: 'Find subcategories',
    description: DESCRIPTIONS.subcategories,
    input: ListSlugsInput.extend({ cursor }),
    output: SlugsPayload,
    async run(parts, input, caller) {
      const { data, meta, page } = await listSubcategories.run(parts, input, caller);
      return { data, meta: withCursor(meta, page.next) };
    },
  }),
  bindTool({
    name: 'categories',
    title: 'List the categories',
    description: DESCRIPTIONS.categories,
    input: ListCategoriesInput,
    output: ListCategoriesOutput,
    run: listCategories.run,
  }),
  bindTool({
    name: 'languages',
    title: 'List the languages',
    description: DESCRIPTIONS.languages,
    input: LangInput,
    output: ListLanguagesOutput,
    run: listLanguages.run,
  }),
  bindTool({
    name: 'regions',
    title: 'Find regions',
    description: DESCRIPTIONS.regions,
    input: ListRegionsInput.omit({ as_of: true }).extend({
      cursor: ListRegionsInput.shape.cursor.describe('`meta.nextCursor` of the previous page.'),
    }),
    output: RegionsPayload,
    async run(parts, input, caller) {
      const { data, meta, page } = await listRegions.run(parts, input, caller);
      return { data, meta: withCursor(meta, regionsCursor(page)) };
    },
  }),
  bindTool({
    name: 'report',
    title: 'Report a question',
    description: DESCRIPTIONS.report,
    input: CreateReportInput,
    output: CreateReportPayload,
    writes: true,
    async run(parts, input, caller) {
      const { received, reportId } = await createReport.run(parts, input, caller);
      return { received, reportId };
    },
  }),
];

/** The only tool that stores something. It has a separate limit. */
export const REPORT_TOOL = toolName('report');
