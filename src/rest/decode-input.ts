import { z } from 'zod';

import type { InputIssue } from '../errors.ts';
import { unknownName } from '../http/input-issues.ts';
import { readQuery, type QueryPair } from '../http/read-query.ts';

type Reading = { readonly value: unknown } | { readonly issue: string };
type Reader = (text: string) => Reading;
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
  (item: Reader): Reader =>
  (text) => {
    const readings = text
      .split(',')
      .map((part) => part.trim())
      .map((part) => (part === '' ? { issue: 'has an empty item' } : item(part)));
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

function readerOf(name: string, schema: Schema): Reader {
  if (typeof schema === 'object') {
    if (schema.anyOf !== undefined) return asOneOf(schema.anyOf.map((branch) => readerOf(name, branch)));
    if (schema.type === 'integer') return asInteger;
    if (schema.type === 'string') return asText;
    if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
      return asList(readerOf(name, schema.items));
  }
  throw new Error(`the parameter ${name} has a schema that a query string cannot be decoded by`);
}

/** Decodes the text of one request into values for the operation's schema, and collects every issue. */
export type DecodeInput = (
  query: string,
  path: Readonly<Record<string, string>>,
) => { values: Record<string, unknown>; issues: InputIssue[] };

/** Builds the decoder of an operation's input once, from its published JSON Schema. */
export function decoderOf(input: z.ZodObject, pathNames: readonly string[]): DecodeInput {
  const published = z.toJSONSchema(input, { io: 'input' });
  const schemas = Object.entries(published.properties ?? {});
  const readers = new Map(schemas.map(([name, schema]) => [name, readerOf(name, schema)]));
  const lists = new Set(
    schemas
      .filter(([, schema]) => typeof schema === 'object' && schema.type === 'array')
      .map(([name]) => name),
  );
  const known = [...readers.keys()].filter((name) => !pathNames.includes(name));
  // Several HTTP clients write arrays as `tags[]=a&tags[]=b`.
  const bracketed = new Map([...lists].map((name) => [`${name}[]`, name]));

  function readOne(name: string, pairs: readonly QueryPair[]): Reading {
    const read = known.includes(name) ? readers.get(name) : undefined;
    const broken = pairs.find((pair) => pair.issue !== undefined)?.issue;
    if (read === undefined) return { issue: unknownName(name, known, 'parameter of this endpoint') };
    if (broken !== undefined) return { issue: broken };
    if (pairs.length > 1 && !lists.has(name)) return { issue: `occurs ${pairs.length} times; send it once` };
    return read(pairs.map((pair) => pair.value).join(','));
  }

  const pairsByName = (query: string): ReadonlyMap<string, readonly QueryPair[]> =>
    Map.groupBy(readQuery(query), ({ name }) => bracketed.get(name) ?? name);

  return (query, path) => {
    const values: Record<string, unknown> = { ...path };
    const issues: InputIssue[] = [];
    for (const [name, pairs] of pairsByName(query)) {
      const reading = readOne(name, pairs);
      if ('issue' in reading) issues.push({ path: name, message: reading.issue });
      else values[name] = reading.value;
    }
    return { values, issues };
  };
}
