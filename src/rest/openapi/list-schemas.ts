import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The pattern of one value, without anchors. */
function patternOf({ pattern, enum: values }: JsonSchema): string {
  if (values !== undefined) return `(?:${values.join('|')})`;
  return `(?:${pattern?.replace(/^\^/, '').replace(/\$$/, '') ?? '[^,]+'})`;
}

const bounded = (value: string, { maxLength }: JsonSchema): string =>
  maxLength === undefined ? value : `(?![^,]{${maxLength + 1}})${value}`;

/** Text is trimmed, so that no value in it is blank. A pattern that allows blank values says so. */
const withoutBlanks = (value: string): string =>
  ['', ' '].some((blank) => new RegExp(`^${value}$`).test(blank)) ? `(?=[^,]*[^,\\s])${value}` : value;

/** A list of these items as an array, or as text with commas between the values. */
function asArrayOrText(schema: JsonSchema, item: JsonSchema): JsonSchema {
  const { description, ...array } = schema;
  const value = withoutBlanks(bounded(patternOf(item), item));
  const others = schema.maxItems === undefined ? '*' : `{0,${schema.maxItems - 1}}`;
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: [array, { type: 'string', pattern: `^${value}(?:,${value})${others}$` }],
  };
}

/** The published schema of a body, in which arrays may be written as in a query. */
export function allowLists(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const item = typeof field === 'object' && field.type === 'array' ? field.items : undefined;
    return [
      name,
      typeof field === 'object' && typeof item === 'object' && !Array.isArray(item)
        ? asArrayOrText(field, item)
        : field,
    ] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
