import openapiTypescript, { astToString } from 'openapi-typescript';
import { z } from 'zod';

import { FACETS } from '../../../src/filters/facets.ts';
import { ROWS } from '../../../src/filters/search-filter.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { ROUTES } from '../../../src/rest/route.ts';

const HEADING =
  '// Generated from the OpenAPI document and the table of filters: `npm run generate -- client` writes it again.\n\n';

/** Keywords without types, and what has none: redirects, and the responses that report errors, which share one body. */
const LEFT_OUT = /^(example|examples|format|headers|3\d\d)$/;

const isError = (value: unknown): boolean =>
  JSON.stringify(value).startsWith('{"$ref":"#/components/responses/');

/**
 * Copies a JSON value without the keywords that types do not need: they would be two thirds of the file.
 * @param isNames - whether the members are named by the contract, as the members of `properties` are
 */
function slim(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => slim(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, member]) => isNames || !(LEFT_OUT.test(name) || isError(member)),
  );
  return Object.fromEntries(kept.map(([name, member]) => [name, slim(member, name === 'properties')]));
}

const isList = (schema: z.ZodType): boolean =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).type === 'array';

/** The filters as a table, which is all that browsers need of them: the schemas are far larger. */
const filterTable = (): string => `
/** The filters of draws, lists and facets: whether one takes several values, and whether its values are a facet. */
export const FILTERS = {
${ROWS.map(([name, { schema }]) => `    ${name}: { several: ${isList(schema)}, counted: ${Object.hasOwn(FACETS, name)} },`).join('\n')}
} as const;
`;

/** The text of `src/schema.ts`. */
export async function schemaSource(): Promise<string> {
  const { components, ...document } = openApiDocument(ROUTES, 'https://trivia.example');
  const slimmed = slim({ ...document, components: { ...components, responses: {} } });
  const types = astToString(await openapiTypescript(JSON.stringify(slimmed), { immutable: true }));
  return `${HEADING}${types}${filterTable()}`;
}
