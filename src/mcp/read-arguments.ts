import { z } from 'zod';

import { listSizes, readLists } from '../http/list-values.ts';
import { readerOf, type Reader } from '../http/read-text.ts';

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
