import { z } from 'zod';

/** A JSON Schema of an object, as the protocol requires it for the input and output of a tool. */
interface ObjectSchema {
  readonly type: 'object';
  readonly properties?: Record<string, object>;
  readonly required?: string[];
  readonly [keyword: string]: unknown;
}

/*
 * Clients send the schemas of all tools to the model with every conversation, so each word costs tokens. What is left out
 * here is checked by the service all the same.
 */

/** Keywords that no model needs. Refusals say in words what a text has to look like. */
const NOT_IN_INPUTS: ReadonlySet<string> = new Set([
  // Current clients validate with another dialect than the one that would be named here. These schemas mean the same in
  // both.
  '$schema',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
]);

/** Zod adds these bounds to every whole number; they carry no information. */
const isDefaultBound = (key: string, value: unknown): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER);

function trimInput(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(trimInput);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !NOT_IN_INPUTS.has(key) && !isDefaultBound(key, value))
      .map(([key, value]) => [key, trimInput(value)]),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;
type AnySchema = z.core.JSONSchema._JSONSchema;

/** Members of the payload are described, and members of those; what is deeper is only an object. */
const MOST_LEVELS = 1;
/** This member is described whole: a client that shows a question has to show it. */
const WHOLE = 'attribution';

/** The types of a schema and its alternatives. */
const typesOf = ({ type, anyOf = [] }: JsonSchema): string[] => [
  ...(type === undefined ? [] : [type].flat()),
  ...anyOf.flatMap((branch) => typesOf(branch)),
];

function describeMembers(members: Record<string, AnySchema>, level: number): Record<string, object> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, describe(member, level, name)]),
  );
}

/** The types of an output: enough to validate it and to read its members. */
function describe(schema: AnySchema, level: number, name = ''): object {
  if (typeof schema === 'boolean') return {};
  const { properties, required, items, additionalProperties } = schema;
  const types = typesOf(schema);
  const type = types.length === 1 ? types[0] : types;
  if (items !== undefined && !Array.isArray(items)) return { type, items: describe(items, level, name) };
  if (!types.includes('object')) return { type };
  if (level > MOST_LEVELS && name !== WHOLE) return { type };
  if (properties === undefined)
    return { type, additionalProperties: describe(additionalProperties ?? true, level + 1) };
  return { type, properties: describeMembers(properties, level + 1), ...(required && { required }) };
}

/** The schema of a tool's input. It is closed: unknown arguments are refused. */
export function publishedInput(schema: z.ZodObject): ObjectSchema {
  // The schema of a zod object is of type object at its root, and its properties are schemas.
  return trimInput(z.toJSONSchema(schema, { io: 'input' })) as ObjectSchema;
}

/** The schema of a tool's output. It is open, because responses may gain members within the major version. */
export function publishedOutput(schema: z.ZodObject): ObjectSchema {
  return describe(z.toJSONSchema(schema), 0) as ObjectSchema;
}
