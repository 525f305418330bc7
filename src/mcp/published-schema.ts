import { z } from 'zod';

/** A JSON Schema of an object, as the protocol wants it for what goes into a tool and what comes out. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties?: Record<string, object>;
  readonly required?: string[];
  readonly [keyword: string]: unknown;
}

/** Every whole number has these bounds; they tell a reader nothing. */
const isSafeBound = (key: string, value: unknown): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER);

/** What binds a value that we write ourselves and tells its reader nothing. */
const BOUNDS_OF_TEXT: ReadonlySet<string> = new Set(['pattern', 'minLength', 'maxLength']);

/** A list of types in place of one is beyond some clients; alternatives say the same. */
function withoutTypeList(schema: object): object {
  if (!('type' in schema) || !Array.isArray(schema.type)) return schema;
  const { type: types, ...rest } = schema;
  const { description, ...first } = 'description' in rest ? rest : { description: undefined, ...rest };
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: types.map((type: unknown) => (type === 'null' ? { type } : { type, ...first })),
  };
}

/** A table whose keys are known is told as an object with those members: what is required must be described, some clients say. */
function withMembers(schema: object): object {
  if (!('propertyNames' in schema)) return schema;
  const { propertyNames, ...rest } = schema;
  const keys = z.object({ enum: z.array(z.string()) }).safeParse(propertyNames).data?.enum;
  if (keys === undefined || !('additionalProperties' in rest)) return rest;
  const { additionalProperties: member, ...plain } = rest;
  return { ...plain, properties: Object.fromEntries(keys.map((key) => [key, member])) };
}

/** Schemas travel to models, which pay for each word. */
function lean(schema: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(schema)) return schema.map((item) => lean(item, io));
  if (typeof schema !== 'object' || schema === null) return schema;
  const hasFormat = 'format' in schema;
  return Object.fromEntries(
    Object.entries(withMembers(withoutTypeList(schema)))
      // Clients of today judge schemas by another dialect than the one that would be named here; these mean the same in both.
      .filter(([key]) => key !== '$schema' && !(key === 'pattern' && hasFormat))
      .filter(([key, value]) => !isSafeBound(key, value))
      .filter(([key, value]) => !(io === 'output' && typeof value !== 'object' && BOUNDS_OF_TEXT.has(key)))
      // Answers may gain members within the major version.
      .filter(([key, value]) => !(io === 'output' && key === 'additionalProperties' && value === false))
      .map(([key, value]) => [key, lean(value, io)]),
  );
}

/** The schema of a tool's input, closed, or of its output, open. */
export function publishedSchema(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  // A schema of zod for an object has this type at its top, and members that are schemas.
  return lean(z.toJSONSchema(schema, { io }), io) as ObjectSchema;
}
