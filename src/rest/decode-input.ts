import { z } from 'zod';

import { MOST_PARAMETERS } from '../contract/limits.ts';
import { invalidQuery, type InputIssue } from '../errors.ts';
import {
  listSizes,
  hasMoreParameters,
  readQuery,
  type QueryPair,
  readerOf,
  type Reader,
  type Reading,
} from '../http/read-input.ts';
import { unknownNames } from '../http/input-issues.ts';

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
  const lists = [...listSizes(input).keys()];
  const names = [...readers.keys()].filter((name) => !pathNames.includes(name));
  const known = {
    names,
    what: 'parameter of this endpoint',
    paging: 'Pages are followed by _links.next',
  };
  // Several HTTP clients write arrays as `tags[]=a&tags[]=b`.
  const bracketed = new Map(lists.map((name) => [`${name}[]`, name]));

  function readOne(name: string, read: Reader, pairs: readonly QueryPair[]): Reading {
    const broken = pairs.find((pair) => pair.issue !== undefined)?.issue;
    if (broken !== undefined) return { issue: broken };
    if (pairs.length > 1 && !lists.includes(name))
      return { issue: `occurs ${pairs.length} times; send it once` };
    return read(pairs.map((pair) => pair.value).join(','));
  }

  return (query, path) => {
    if (hasMoreParameters(query, MOST_PARAMETERS))
      throw invalidQuery(`has more than ${MOST_PARAMETERS} parameters`);
    const values: Record<string, unknown> = { ...path };
    const issues: InputIssue[] = [];
    const unknown: string[] = [];
    const pairsByName = Map.groupBy(readQuery(query), ({ name }) => bracketed.get(name) ?? name);
    for (const [name, pairs] of pairsByName) {
      const read = names.includes(name) ? readers.get(name) : undefined;
      const reading = read === undefined ? undefined : readOne(name, read, pairs);
      if (reading === undefined) unknown.push(name);
      else if ('issue' in reading) issues.push({ path: name, message: reading.issue });
      else values[name] = reading.value;
    }
    return { values, issues: [...unknownNames(unknown, known), ...issues] };
  };
}
