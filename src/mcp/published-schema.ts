import { z } from 'zod';

/** A JSON Schema of an object, as the protocol requires it for the input and output of a tool. */
interface ObjectSchema {
  readonly type: 'object';
  readonly properties?: Record<string, object>;
  readonly required?: string[];
  readonly [keyword: string]: unknown;
}

/** Zod adds these bounds to every whole number; they carry no information. */
const isDefaultBound = (key: string, value: unknown): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER);

/** Constraints that are of no use to readers of our output. */
const TEXT_BOUNDS: ReadonlySet<string> = new Set(['pattern', 'minLength', 'maxLength']);

/** Some clients do not support lists of types, so they become alternatives. */
function withoutTypeList(schema: object): object {
  if (!('type' in schema) || !Array.isArray(schema.type)) return schema;
  const { type: types, ...rest } = schema;
  const { description, ...first } = 'description' in rest ? rest : { description: undefined, ...rest };
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: types.map((type: unknown) => (type === 'null' ? { type } : { type, ...first })),
  };
}

/**
 * Publishes a record with known keys as an object with those properties, because some clients require every required
 * property to be described.
 */
function withProperties(schema: object): object {
  if (!('propertyNames' in schema)) return schema;
  const { propertyNames, ...rest } = schema;
  const keys = z.object({ enum: z.array(z.string()) }).safeParse(propertyNames).data?.enum;
  if (keys === undefined || !('additionalProperties' in rest)) return rest;
  const { additionalProperties: member, ...plain } = rest;
  return { ...plain, properties: Object.fromEntries(keys.map((key) => [key, member])) };
}

/** Removes what models do not need: they read schemas, and every word costs tokens. */
function trimSchema(schema: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(schema)) return schema.map((item) => trimSchema(item, io));
  if (typeof schema !== 'object' || schema === null) return schema;
  const hasFormat = 'format' in schema;
  return Object.fromEntries(
    Object.entries(withProperties(withoutTypeList(schema)))
      // Current clients validate with another dialect than the one that would be named here. These schemas mean the
      // same in both.
      .filter(([key]) => key !== '$schema' && !(key === 'pattern' && hasFormat))
      .filter(([key, value]) => !isDefaultBound(key, value))
      .filter(([key, value]) => !(io === 'output' && typeof value !== 'object' && TEXT_BOUNDS.has(key)))
      // Responses may gain members within the major version.
      .filter(([key, value]) => !(io === 'output' && key === 'additionalProperties' && value === false))
      .map(([key, value]) => [key, trimSchema(value, io)]),
  );
}

/** The schema of a tool's input (closed) or output (open). */
export function publishedSchema(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  // The schema of a zod object is of type object at its root, and its properties are schemas.
  return trimSchema(z.toJSONSchema(schema, { io }), io) as ObjectSchema;
}
