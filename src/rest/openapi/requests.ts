import { z } from 'zod';

import { FILTER_EXAMPLES } from '../../filters/search-filter.ts';
import type { Route } from '../route.ts';
import { type DocumentSchemas, type JsonObject, bodyName, schemaReference } from './components.ts';

/** A question of the starter catalogue, which has the same ids everywhere. */
export const EXAMPLE_QUESTION_ID = '01a205b3-d000-7bdc-af8c-25e29694640f';

/** The parameters of a route, from the input schema of its operation. */
export function parametersOf(route: Route, schemas: DocumentSchemas): JsonObject[] {
  const { required = [] } = z.toJSONSchema(route.input, { io: 'input' });
  const parameters = Object.entries(schemas.parametersOf(route)).map(([name, property]) => {
    const { description: ownDescription, ...schema } = property;
    const isArray = schema.type === 'array';
    const inPath = route.pathNames.includes(name);
    const isRequired = inPath || required.includes(name);
    const description = [
      ownDescription,
      isArray ? ARRAY_FORMS : undefined,
      defaultText(schema),
      isRequired ? undefined : exampleText(name),
    ]
      .filter(Boolean)
      .join(' ');
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: isRequired,
      ...(description === '' ? {} : { description }),
      ...(isArray ? { style: 'form', explode: false } : {}),
      schema,
      ...(isRequired && name in EXAMPLES ? { example: EXAMPLES[name] } : {}),
    };
  });
  return route.revalidates === true ? [...parameters, IF_NONE_MATCH] : parameters;
}

/** Example values for parameters whose schema does not show their form. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...FILTER_EXAMPLES,
  seed: '2026-01-31',
  updated_since: '2026-01-31T12:00:00Z',
  since: '2026-01-31T12:00:00Z',
  facets: ['category', 'tags'],
  id: EXAMPLE_QUESTION_ID,
  ids: [EXAMPLE_QUESTION_ID],
  exclude: [EXAMPLE_QUESTION_ID],
  slug: 'rivers-of-the-world',
  name: 'questions-pl-CC-BY-4.0-20260131T120000000Z.jsonl.gz',
  as_of: 7,
  code: 'pl',
  tag: 'rivers',
};

/** The forms of an array. The document declares the first one, which makes the shortest URLs. */
const ARRAY_FORMS =
  'Comma-separated. Repeating the parameter works too, with or without `[]` after its name.';

/** An example in words. As a value, API references would put it into every request. */
const exampleText = (name: string): string | undefined =>
  name in EXAMPLES ? `Example: \`${String(EXAMPLES[name])}\`.` : undefined;

/** Text about the default of a schema that is referred to, where API references do not show it. */
const defaultText = (schema: JsonObject): string | undefined =>
  '$ref' in schema && 'default' in schema ? `Default: \`${String(schema.default)}\`.` : undefined;

/** If a caller has the response already, it need not be sent again. */
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of your copy: if it is still current, the response is 304 without a body.',
  schema: { type: 'string' },
};

interface ExampleBody {
  readonly summary: string;
  readonly value: object;
}

const someIds = [EXAMPLE_QUESTION_ID];

/** Example bodies by operation id: one for each way to use the operation. */
export const EXAMPLE_BODIES: Readonly<Record<string, Readonly<Record<string, ExampleBody>>>> = {
  drawQuestionsByBody: {
    filters: {
      summary: 'Five easy questions about geography',
      value: { amount: 5, category: 'geography', difficulty: 'easy' },
    },
    exclude: {
      summary: 'A draw without the questions that a player has seen',
      value: { lang: 'en', tags: ['rivers', 'europe'], exclude: someIds },
    },
  },
  searchQuestions: {
    filters: {
      summary: 'The first page of a topic',
      value: { topic: 'rivers-of-the-world', limit: 50, count: 'exact' },
    },
    ids: {
      summary: 'Questions by id, in Polish',
      value: { ids: someIds, content_language: 'pl' },
    },
  },
  countFacetsByBody: {
    all: {
      summary: 'All facets of a search',
      value: { q: 'poland', quality: 'standard' },
    },
    some: {
      summary: 'Which difficulties and tags the questions of a topic have',
      value: { topic: 'rivers-of-the-world', facets: ['difficulty', 'tags'] },
    },
  },
  createReport: {
    byId: {
      summary: 'A question by its id',
      value: {
        type: 'factual',
        questionId: EXAMPLE_QUESTION_ID,
        comment: 'The Oder flows into the Szczecin Lagoon first.',
      },
    },
    byText: {
      summary: 'A question by its text',
      value: {
        type: 'translation',
        questionText: 'Which body of water does the Oder flow into?',
        comment: 'The Polish version asks for a sea.',
      },
    },
    byUrl: {
      summary: 'A question on a public page, with an address for questions about the report',
      value: {
        type: 'attribution',
        questionUrl: 'https://quiz.example/rounds/42',
        reporterEmail: 'ada@example.org',
      },
    },
  },
};

/** The request body of a route; nothing when it has none. Unlike a response, it allows no additional members. */
export function requestBodyOf(route: Route): JsonObject {
  if (route.body === undefined) return {};
  const examples = EXAMPLE_BODIES[route.id];
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaReference(bodyName(route)),
          ...(examples === undefined ? {} : { examples }),
        },
      },
    },
  };
}
