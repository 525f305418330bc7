import { z } from 'zod';

import { KeyScope, Tier } from '../../contract/account.ts';
import { ApiKeyInfo, MonthlyQuota, RateLimitInfo } from '../../endpoints/get-me.ts';
import { UsageDayPoint, UsageSummary, UsageWindow } from '../../endpoints/get-usage.ts';
import { CategoryEntry, CategoryDetails } from '../../endpoints/categories.ts';
import { LanguageEntry } from '../../endpoints/list-languages.ts';
import {
  CategoryCount,
  CategoryLevels,
  DifficultyCounts,
  RegionCount,
  RegionEntry,
  RegionKind,
  SlugEntry,
} from '../../endpoints/catalogue-entries.ts';
import { ListSlugsOutput } from '../../endpoints/page-listing.ts';
import { TopicEntry, TopicKind, TopicDetails } from '../../endpoints/topics.ts';
import { ExportFile } from '../../contract/exports.ts';
import { CountFacetsOutput, FacetCount, QuestionFacets } from '../../endpoints/count-facets.ts';
import { FacetName } from '../../filters/facets.ts';
import { GrowthMonth, TranslationCoverage } from '../../endpoints/stats.ts';
import { CountedMeta, EmptyMeta, EntriesMeta, LanguageMeta, PageMeta } from '../../contract/meta.ts';
import { Problem, ProblemIssue } from '../../contract/problem.ts';
import { CountMode, ListOrder } from '../../endpoints/list-questions.ts';
import { DrawOutput } from '../../endpoints/draw-questions.ts';
import {
  Attribution,
  CategoryRef,
  PartialQuestion,
  QuestionExtensions,
  QuestionField,
  SlugLabel,
  Translation,
} from '../../contract/question.ts';
import {
  RemovalReason,
  ReportType,
  Difficulty,
  Language,
  QualityFilter,
  QuestionType,
  ShownQuality,
  Source,
  Translator,
} from '../../contract/vocabulary.ts';
import { RemovedQuestion } from '../../endpoints/list-removed-questions.ts';
import { Facets, RelatedTopic, TagPair, TopicSample } from '../../endpoints/describe-subject.ts';
import { RegionDetails } from '../../endpoints/regions.ts';
import { SlugDetails } from '../../endpoints/tags-and-subcategories.ts';
import { Suggestion, SuggestionKind, SuggestionMatch } from '../../endpoints/suggest-names.ts';
import { Warning, WarningCode } from '../../filters/warnings.ts';
import { Links, publishedAnswer } from '../answer-schema.ts';
import type { Route } from '../route.ts';
import { openSchema, plainSchema } from './plain-schema.ts';
import { ERRORS } from '../../errors.ts';

const ErrorCode = z.enum(Object.keys(ERRORS)).describe('What is wrong, for programs.');

/** Schema names for the OpenAPI document only: set on the schemas themselves, they would appear in MCP too. */
const NAMED = {
  Difficulty,
  Language,
  QuestionType,
  Quality: ShownQuality,
  QualityFilter,
  QuestionField,
  Source,
  Translator,
  CountMode,
  ListOrder,
  TopicKind,
  RegionKind,
  FacetName,
  SuggestionKind,
  SuggestionMatch,
  RemovalReason,
  ReportType,
  KeyScope,
  Tier,
  Question: PartialQuestion,
  Category: CategoryRef,
  SlugLabel,
  Attribution,
  Translation,
  QuestionExtensions,
  RemovedQuestion,
  ExportFile,
  CategoryEntry,
  LanguageEntry,
  TopicEntry,
  SlugEntry,
  RegionEntry,
  CategoryCount,
  CategoryLevels,
  DifficultyCounts,
  RegionCount,
  Facets,
  TagPair,
  RelatedTopic,
  TopicSample,
  TopicDetails,
  SlugDetails,
  CategoryDetails,
  RegionDetails,
  QuestionFacets,
  FacetCount,
  Suggestion,
  GrowthMonth,
  TranslationCoverage,
  ApiKeyInfo,
  RateLimitInfo,
  MonthlyQuota,
  UsageSummary,
  UsageWindow,
  UsageDayPoint,
  Links,
  FilterWarning: Warning,
  FilterWarningCode: WarningCode,
  Problem: Problem.extend({ code: ErrorCode }),
  ProblemIssue,
  ErrorCode,
};

/** What several operations return or describe in `meta`. Others are named after their operation. */
const SHARED: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [DrawOutput, 'DrawQuestionsAnswer'],
  [CountFacetsOutput, 'CountFacetsAnswer'],
  [ListSlugsOutput, 'ListSlugsAnswer'],
  [EmptyMeta, 'RequestMeta'],
  [LanguageMeta, 'LanguageMeta'],
  [EntriesMeta, 'EntriesMeta'],
  [PageMeta, 'PageMeta'],
  [CountedMeta, 'CountedMeta'],
  [DrawOutput.shape.meta, 'DrawMeta'],
  [CountFacetsOutput.shape.meta, 'FacetsMeta'],
]);

export type JsonObject = Record<string, unknown>;

export const schemaReference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const capitalised = ({ id }: Pick<Route, 'id'>): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The name of a route's response schema. */
export const answerName = (route: Pick<Route, 'id' | 'output'>): string =>
  SHARED.get(route.output) ?? `${capitalised(route)}Answer`;

const metaName = (route: Route): string =>
  SHARED.get(route.output.shape.meta as z.ZodType) ?? `${capitalised(route)}Meta`;

/** The name of the schema of a route's body. */
export const bodyName = (route: Pick<Route, 'id'>): string =>
  `${capitalised(route).replace(/ByBody$/, '')}Request`;

/** The name of the schema of a route's parameters, of which only the properties are published. */
const parametersName = ({ id }: Pick<Route, 'id'>): string => `${id}.parameters`;

type Names = z.core.$ZodRegistry<{ id: string }>;

function registerNames(): Names {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  return registry;
}

/** Registers a schema that several routes may have. */
function registerOnce(registry: Names, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id });
}

function convert(registry: Names, io: 'input' | 'output'): Readonly<Record<string, JsonObject>> {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io });
  return z.record(z.string(), z.looseObject({})).parse(plainSchema(schemas, true));
}

/** The schemas of the document. */
export interface DocumentSchemas {
  /** The named ones. */
  readonly components: JsonObject;
  /** Those of a route's parameters, by name. */
  readonly parametersOf: (route: Route) => Readonly<Record<string, JsonObject>>;
}

const Properties = z.record(z.string(), z.looseObject({}));

/** Converts the schemas of all routes. Named ones become references to the components. */
export function documentSchemas(routes: readonly Route[]): DocumentSchemas {
  const requests = registerNames();
  const answers = registerNames();
  for (const route of routes) {
    requests.add(route.input, { id: parametersName(route) });
    if (route.body !== undefined) requests.add(route.body, { id: bodyName(route) });
    if (route.sendsFile) continue;
    const answer = publishedAnswer(route);
    registerOnce(answers, answer, answerName(route));
    registerOnce(answers, answer.shape.meta as z.ZodType, metaName(route));
  }
  const inputs = convert(requests, 'input');
  const bodies: JsonObject = {};
  for (const route of routes) {
    const body = route.body === undefined ? undefined : inputs[bodyName(route)];
    if (body !== undefined) bodies[bodyName(route)] = body;
  }
  return {
    components: { ...(openSchema(convert(answers, 'output')) as JsonObject), ...bodies },
    parametersOf: (route) => Properties.parse(inputs[parametersName(route)]?.properties ?? {}),
  };
}
