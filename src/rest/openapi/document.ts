import { z } from 'zod';

import { API_PREFIX, INTERFACE_VERSION, SERVICE_PREFIX } from '../../contract/service.ts';
import type { Route } from '../route.ts';
import { documentSchemas, type DocumentSchemas, type JsonObject } from './components.ts';
import { sharedErrors, COMPONENT_HEADERS } from './errors.ts';
import { parametersOf, requestBodyOf } from './requests.ts';
import { responsesOf } from './responses.ts';

interface OpenApiDocument extends JsonObject {
  readonly paths: Paths;
  readonly components: JsonObject;
}

/** Builds the OpenAPI 3.1 document from the same schemas and tables that serve requests. */
export function openApiDocument(routes: readonly Route[], baseUrl: string): OpenApiDocument {
  const schemas = documentSchemas(routes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trivia Question Service',
      version: INTERFACE_VERSION,
      description: DESCRIPTION,
      contact: { name: 'Trivia Question Service', url: `${baseUrl}/docs/` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: TAGS,
    security: [{ apiKey: [] }, { bearer: [] }],
    paths: pathsOf(routes, schemas),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Your API key.' },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The API key as a bearer token. `GET /usage` also accepts an OAuth access token or a browser session.',
        },
      },
      headers: COMPONENT_HEADERS,
      responses: sharedErrors(routes),
      schemas: schemas.components,
    },
  };
}

/** The operations by path and method. */
type Paths = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

function pathsOf(routes: readonly Route[], schemas: DocumentSchemas): Paths {
  const byPath = Map.groupBy(routes, documentPath);
  return Object.fromEntries(
    Array.from(byPath, ([path, same]) => [
      path,
      Object.fromEntries(same.map((route) => [route.method.toLowerCase(), operationOf(route, schemas)])),
    ]),
  );
}

/** The path of a route, with its parameters in braces. */
export const documentPath = (route: Route): string => API_PREFIX + route.path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(route: Route, schemas: DocumentSchemas): JsonObject {
  return {
    operationId: route.id,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(route.auth === 'none' ? { security: [] } : {}),
    parameters: parametersOf(route, schemas),
    ...requestBodyOf(route),
    responses: responsesOf(route),
  };
}

const DESCRIPTION = `A multilingual catalogue of trivia questions for quiz applications.

Send your key as \`X-API-Key\` or as \`Authorization: Bearer\`. Publishable keys (\`${SERVICE_PREFIX}_pk_…\`) may be used in web pages; secret keys
(\`${SERVICE_PREFIX}_sk_…\`) belong on servers. Errors are problem documents (RFC 9457); their \`type\` links to a page that explains what to do. New
fields may appear in responses at any time: ignore those you do not know.`;

const TAGS = [
  { name: 'Questions', description: 'Draw, list and look up questions.' },
  { name: 'Catalogue', description: 'Categories, topics, tags, regions and counts.' },
  { name: 'Account', description: 'Your key, its limits, and the usage of your account.' },
  { name: 'Exports', description: 'Files with all questions, for mirrors. Secret keys only.' },
  { name: 'Reports', description: 'Report a problem with a question. No key needed.' },
];

/**
 * The OpenAPI document for the reference page. Its renderer would put the first value of an optional enumeration into
 * every request. Here it shows the value without sending it, by an extension that is of no use to other programs.
 */
export function referenceDocument(routes: readonly Route[], baseUrl: string): JsonObject {
  const document = openApiDocument(routes, baseUrl);
  const shownOnly = (parameters: unknown): unknown[] =>
    Parameters.parse(parameters).map((parameter) => {
      const { required = false, schema } = parameter;
      const value =
        required || schema.$ref === undefined || schema.default !== undefined
          ? undefined
          : firstValue(document.components, schema.$ref);
      return value === undefined
        ? parameter
        : { ...parameter, examples: { default: { value, 'x-disabled': true } } };
    });
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        { ...operation, parameters: shownOnly(operation.parameters) },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

const Parameters = z.array(
  z.looseObject({
    required: z.boolean().optional(),
    schema: z.looseObject({ $ref: z.string().optional(), default: z.unknown().optional() }),
  }),
);

/** The first value of a named enumeration. */
function firstValue(components: JsonObject, reference: string): unknown {
  const schemas = z.record(z.string(), z.looseObject({})).parse(components.schemas);
  const { enum: values } = schemas[reference.replace('#/components/schemas/', '')] ?? {};
  return Array.isArray(values) ? values[0] : undefined;
}
