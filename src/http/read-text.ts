import type { z } from 'zod';

import { listSize, splitList } from './list-values.ts';

/** The value of a text, or what is wrong with it. */
export type Reading = { readonly value: unknown } | { readonly issue: string };
export type Reader = (text: string) => Reading;
type Schema = z.core.JSONSchema._JSONSchema;

const WHOLE_NUMBER = /^-?\d+$/;

const asText: Reader = (text) => ({ value: text });

const asInteger: Reader = (text) => {
  const value = Number(text);
  return WHOLE_NUMBER.test(text) && Number.isSafeInteger(value)
    ? { value: value === 0 ? 0 : value }
    : { issue: 'must be a whole number' };
};

const asList =
  (item: Reader, size: number): Reader =>
  (text) => {
    const readings = splitList(text, size).map((part) =>
      part === '' ? { issue: 'has an empty item' } : item(part),
    );
    const issue = readings.find((reading) => 'issue' in reading);
    return issue ?? { value: readings.map((reading) => ('value' in reading ? reading.value : undefined)) };
  };

/** The first alternative that can be decoded; text always can, so it comes last. */
const asOneOf =
  (alternatives: readonly Reader[]): Reader =>
  (text) => {
    const sorted = [...alternatives].sort((a, b) => Number(a === asText) - Number(b === asText));
    const readings = sorted.map((read) => read(text));
    return readings.find((reading) => 'value' in reading) ?? readings[0] ?? { issue: 'is not valid' };
  };

/** Builds the reader of a parameter's text from its published schema. */
export function readerOf(name: string, schema: Schema): Reader {
  if (typeof schema === 'object') {
    if (schema.anyOf !== undefined) return asOneOf(schema.anyOf.map((branch) => readerOf(name, branch)));
    if (schema.type === 'integer') return asInteger;
    if (schema.type === 'string') return asText;
    if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
      return asList(readerOf(name, schema.items), listSize(schema));
  }
  throw new Error(`the parameter ${name} has a schema that text cannot be decoded by`);
}
