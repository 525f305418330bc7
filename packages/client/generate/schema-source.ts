import openapiTypescript, { astToString } from 'openapi-typescript';

import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { ROUTES } from '../../../src/rest/route.ts';

const HEADING = '// Generated from the OpenAPI document: `npm run client:types` writes it again.\n\n';

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

/** The text of `src/schema.ts`. */
export async function schemaSource(): Promise<string> {
  const { components, ...document } = openApiDocument(ROUTES, 'https://trivia.example');
  const slimmed = slim({ ...document, components: { ...components, responses: {} } });
  const types = astToString(await openapiTypescript(JSON.stringify(slimmed), { immutable: true }));
  return `${HEADING}${types}`;
}
