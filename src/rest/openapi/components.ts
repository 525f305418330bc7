import { z } from 'zod';

import { CategoryEntry, LanguageEntry } from '../../contract/catalogue-requests.ts';
import {
  CategoryCount,
  DifficultyCounts,
  RegionEntry,
  SlugEntry,
  TopicEntry,
} from '../../contract/discovery-requests.ts';
import { FacetCount } from '../../contract/facet-requests.ts';
import { Problem } from '../../contract/problem.ts';
import { GetQuestionOutput } from '../../contract/question-requests.ts';
import { ExportFile } from '../../contract/exports.ts';
import { RemovedQuestion } from '../../contract/removed-questions.ts';
import { Attribution, CategoryRef, Question, SlugLabel } from '../../contract/question.ts';
import {
  Difficulty,
  Language,
  QuestionType,
  ShownQuality,
  Source,
  Translator,
} from '../../contract/vocabulary.ts';
import { Facets, TopicSample } from '../../contract/subject-requests.ts';
import { Suggestion } from '../../contract/suggest-requests.ts';
import { answerSchema } from '../answer-schema.ts';
import type { Route } from '../route.ts';

/** Schema names for the OpenAPI document only: set on the schemas themselves, they would appear in MCP too. */
const NAMED = {
  Question,
  QuestionById: GetQuestionOutput.shape.data,
  RemovedQuestion,
  ExportFile,
  Category: CategoryRef,
  Difficulty,
  Language,
  QuestionType,
  Quality: ShownQuality,
  Source,
  Translator,
  SlugLabel,
  Attribution,
  CategoryEntry,
  LanguageEntry,
  TopicEntry,
  SlugEntry,
  RegionEntry,
  CategoryCount,
  DifficultyCounts,
  Facets,
  FacetCount,
  Suggestion,
  TopicSample,
  Problem,
};

export type JsonObject = Record<string, unknown>;

export const schemaReference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** The name of a route's response schema. */
export function answerName(route: Pick<Route, 'id'>): string {
  return `${route.id.charAt(0).toUpperCase()}${route.id.slice(1)}Answer`;
}

/** Response schemas may gain members within the major version, so the document allows additional ones. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .filter(([key]) => key !== '$schema' && key !== '$id')
      .map(([key, value]) => [key, open(value)]),
  );
}

type Names = z.core.$ZodRegistry<{ id: string }>;

function registerNames(): Names {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  return registry;
}

const uri = (id: string): string => `#/components/schemas/${id}`;

/** The name of a request's schema among the others, which must not have it. */
const INPUT = 'Input';

/** The schemas of a request's parameters, by name. Named schemas are references to the components. */
export function parameterSchemas(input: z.ZodObject): Readonly<Record<string, JsonObject>> {
  const registry = registerNames().add(input, { id: INPUT });
  const { schemas } = z.toJSONSchema(registry, { uri, io: 'input' });
  return z.record(z.string(), z.looseObject({})).parse(schemas[INPUT]?.properties ?? {});
}

/** The named schemas of all responses. */
export function componentSchemas(routes: readonly Route[]): JsonObject {
  const registry = registerNames();
  for (const route of routes.filter(({ sendsFile }) => !sendsFile))
    registry.add(answerSchema(route), { id: answerName(route) });
  const { schemas } = z.toJSONSchema(registry, { uri });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, open(schema)]));
}
