import { z } from 'zod';

import type { Route } from '../route.ts';
import type { JsonObject } from './components.ts';

/** Example values for parameters whose schema does not show their form. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  category: 'geography',
  tags: ['rivers', 'europe'],
  tags_any: ['rivers', 'lakes'],
  topic: 'rivers-of-the-world',
  topics_any: ['rivers-of-the-world', 'poland'],
  subcategory: 'hydrology',
  regions: ['pl'],
  source: ['svc'],
  exclude_source: ['opentdb'],
  license: 'CC-BY-4.0',
  updated_since: '2026-01-31T12:00:00Z',
  since: '2026-01-31T12:00:00Z',
  q: 'poland',
  slug: 'rivers-of-the-world',
  name: 'questions-pl-CC-BY-4.0-20260131T120000000Z.jsonl.gz',
  as_of: 7,
};

/** In other languages `\d` matches the digits of every script, so the document lists the digits. */
const portable = (pattern: string): string => pattern.replaceAll(String.raw`\d`, '[0-9]');

function withoutTraps(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTraps);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'pattern' && typeof value === 'string' ? portable(value) : withoutTraps(value),
    ]),
  );
}

/** The forms of an array. The document declares the first one, which makes the shortest URLs. */
const ARRAY_FORMS =
  'Comma-separated. Repeating the parameter works too, with or without `[]` after its name.';

/** The parameters of a route, from the input schema of its operation. */
export function parametersOf(route: Route): JsonObject[] {
  const { properties = {}, required = [] } = z.toJSONSchema(route.input, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description: ownDescription, ...schema } = typeof property === 'object' ? property : {};
    const isArray = schema.type === 'array';
    const description = [ownDescription, isArray ? ARRAY_FORMS : undefined].filter(Boolean).join(' ');
    const inPath = route.pathNames.includes(name);
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      ...(description === '' ? {} : { description }),
      ...(isArray ? { style: 'form', explode: false } : {}),
      schema: withoutTraps(schema),
      ...(name in EXAMPLES ? { example: EXAMPLES[name] } : {}),
    };
  });
}
