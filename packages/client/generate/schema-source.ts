import openapiTypescript, { astToString } from 'openapi-typescript';

import { ERRORS } from '../../../src/errors.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { ROUTES } from '../../../src/rest/routes.ts';

const HEADING = '// Generated from the OpenAPI document: `npm run client:types` writes it again.\n\n';

/** Keywords without types, and the responses that report errors: all of those have the same body. */
const LEFT_OUT = /^(example|examples|format|headers|[345]\d\d)$/;

/**
 * Copies a JSON value without the keywords that types do not need: they would be two thirds of the file.
 * @param isNames - whether the members are named by the contract, as the members of `properties` are
 */
function slim(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => slim(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !LEFT_OUT.test(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, slim(member, name === 'properties')]));
}

/** The text of `src/schema.ts`. */
export async function schemaSource(): Promise<string> {
  const document = JSON.stringify(slim(openApiDocument(ROUTES, 'https://trivia.example')));
  const types = astToString(await openapiTypescript(document, { immutable: true }));
  const codes = Object.keys(ERRORS).map((code) => `    | '${code}'`);
  return `${HEADING}${types}/** The codes of errors. */\nexport type ErrorCode =\n${codes.join('\n')};\n`;
}
