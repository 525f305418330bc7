import type { Route } from '../route.ts';
import { bodyName, schemaReference, type JsonObject } from './components.ts';
import { EXAMPLE_QUESTION_ID } from './parameters.ts';

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
