import { z } from 'zod';

/*
 * In a body, null means absent: typed clients send every field. Query parameters have no null, so operations need not
 * know it.
 */

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The body without the fields of the schema that are null. Unknown fields stay, and are refused. */
export const withoutNulls = (
  body: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !(name in schema.shape)),
  );

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf !== undefined) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [...[type].flat(), 'null' as const] }),
    ...(values === undefined ? {} : { enum: [...values, null] }),
  };
}

/** The published schema of a body, in which optional fields may be null. */
export function allowNulls(schema: JsonSchema): JsonSchema {
  const required = new Set(schema.required);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        required.has(name) || typeof field === 'boolean' ? field : orNull(field),
      ]),
    ),
  };
}
