import { z } from 'zod';

import { listSizes, readLists, readerOf, type Reader } from '../http/read-input.ts';

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

type Arguments = Readonly<Record<string, unknown>>;

/** Forms and some clients send blank text for an argument that was left empty. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * Creates the reader of a tool's arguments. What models and clients write without ambiguity is accepted: blank text for an
 * optional argument that is left out, numbers as text, and lists as text with commas, as in a query string.
 */
export function argumentReader(input: z.ZodObject): (callArguments: Arguments) => Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const sizes = listSizes(input);
  const readers = new Map(
    Object.entries(properties)
      .filter(([name]) => !sizes.has(name))
      .map(([name, schema]): [string, Reader] => [name, readerOf(name, schema)]),
  );

  function read(name: string, value: unknown): unknown {
    const reading = typeof value === 'string' ? readers.get(name)?.(value) : undefined;
    // The schema words the issue of a text that is not a number.
    return reading !== undefined && 'value' in reading ? reading.value : value;
  }

  return (callArguments) => {
    const given = Object.entries(callArguments)
      .filter(([name, value]) => !readers.has(name) || required.includes(name) || !isBlank(value))
      .map(([name, value]): [string, unknown] => [name, read(name, value)]);
    return readLists(Object.fromEntries(given), sizes);
  };
}
