import { z } from 'zod';

import { FILTER_EXAMPLES } from '../../filters/search-filter.ts';
import type { Route } from '../route.ts';
import type { DocumentSchemas, JsonObject } from './components.ts';

/** A question of the starter catalogue, which has the same ids everywhere. */
export const EXAMPLE_QUESTION_ID = '01a205b3-d000-7bdc-af8c-25e29694640f';

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
