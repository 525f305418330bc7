import type { z } from 'zod';

/*
 * Client generators know less of JSON Schema than validators. They get what the languages have: objects, maps, arrays,
 * and values of one type.
 */

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Zod adds these bounds to every whole number; they carry no information. */
const isDefaultBound = (key: string, value: unknown): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER);

/** In other languages `\d` and `\w` match the characters of every script, so the document lists them. */
const portable = (pattern: string): string =>
  pattern.replaceAll(String.raw`[\w`, '[A-Za-z0-9_').replaceAll(String.raw`\d`, '[0-9]');

function isWanted(key: string, value: unknown, schema: object): boolean {
  if (key === '$schema' || key === '$id' || isDefaultBound(key, value)) return false;
  if (key === 'pattern') return !('format' in schema);
  // The keys of a map are those that there are.
  if ('propertyNames' in schema) return key !== 'propertyNames' && key !== 'required';
  return true;
}

/** The pattern of the values of one alternative, without anchors. */
function patternOf({ pattern, enum: values, minimum, maximum }: JsonSchema): string {
  if (values !== undefined) return values.join('|');
  if (pattern !== undefined) return pattern.replace(/^\^/, '').replace(/\$$/, '');
  if (minimum === undefined || maximum === undefined)
    throw new Error('an alternative has no pattern, and no values that can be listed');
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index).join('|');
}

const isScalar = ({ type }: JsonSchema): boolean => type === 'string' || type === 'integer';

/**
 * A value or null has a list of types. Other alternatives are those of an input: text can hold each of them, and the
 * service accepts the other types as well.
 */
function withoutUnion(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [value, other] = anyOf ?? [];
  if (anyOf === undefined || value === undefined || !isScalar(value)) return schema;
  if (other?.type === 'null') return { ...rest, ...value, type: [String(value.type), 'null'] } as JsonSchema;
  return { ...rest, type: 'string', pattern: `^(?:${anyOf.map(patternOf).join('|')})$` };
}

/**
 * A schema for generators: without what its format says already, and with maps that require no keys.
 * @param isNames - whether the members are names of properties
 */
export function plainSchema(schema: unknown, isNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => plainSchema(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain = isNames ? schema : withoutUnion(schema as JsonSchema);
  return Object.fromEntries(
    Object.entries(plain)
      .filter(([key, value]) => isNames || isWanted(key, value, plain))
      .map(([key, value]) => [
        key,
        key === 'pattern' && typeof value === 'string'
          ? portable(value)
          : plainSchema(value, key === 'properties'),
      ]),
  );
}

/** Response schemas may gain members within the major version, so the document allows additional ones. */
export function openSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]) => [key, openSchema(value)]),
  );
}
