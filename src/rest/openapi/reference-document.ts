import { z } from 'zod';

import type { Route } from '../route.ts';
import { openApiDocument } from './document.ts';
import type { JsonObject } from './components.ts';

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
