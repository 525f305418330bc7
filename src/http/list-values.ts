import { z } from 'zod';

import { MOST_IDS } from '../contract/limits.ts';

/** The array parameters of an input, each with the number of items that it accepts. */
export type ListSizes = ReadonlyMap<string, number>;

/** The number of items that a list with this published schema accepts. */
export const listSize = ({ maxItems = MOST_IDS }: { readonly maxItems?: number | undefined }): number =>
  maxItems;

/** Reads the sizes from the published schema. */
export function listSizes(input: z.ZodObject): ListSizes {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
  return new Map(
    Object.entries(properties).flatMap(([name, schema]) =>
      typeof schema === 'object' && schema.type === 'array' ? [[name, listSize(schema)] as const] : [],
    ),
  );
}

/**
 * Splits comma-separated text. It stops after one item too many, which suffices for the schema to refuse the list and
 * bounds the work for the others.
 */
export const splitList = (text: string, size: number): string[] =>
  text.split(',', size + 1).map((item) => item.trim());

/** The same values with an array wherever a list was given as text, and without items after the first one too many. */
export function readLists(
  values: Readonly<Record<string, unknown>>,
  sizes: ListSizes,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const size = sizes.get(name);
      if (size === undefined) return [name, value];
      if (typeof value === 'string') return [name, splitList(value, size)];
      return [name, Array.isArray(value) ? value.slice(0, size + 1) : value];
    }),
  );
}
