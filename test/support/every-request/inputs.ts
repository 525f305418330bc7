import { z } from 'zod';

import { FILTER_EXAMPLES } from '../../../src/filters/search-filter.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Values for the parameters whose schema does not list them, by name. */
export type Samples = Readonly<Record<string, unknown>>;

/**
 * Values for all parameters of the service whose schemas list none.
 *
 * @param ids - of questions, of which the first is visible
 * @param exportName - of a file that can be downloaded
 */
export const samplesOf = (ids: readonly string[], exportName: string): Samples => ({
  id: ids[0],
  questionId: ids[0],
  questionText: 'Which capital is number one on the list?',
  questionUrl: 'https://quiz.example/1',
  comment: 'It is not.',
  reporterEmail: 'reader@example.org',
  ids: ids.slice(0, 3),
  exclude: ids.slice(0, 1),
  ...FILTER_EXAMPLES,
  topic: 'film-makers',
  slug: 'film-makers',
  tag: 'europe',
  category: 'geography',
  code: 'pl',
  subcategory: 'capitals',
  updated_since: '2020-01-01',
  since: '2020-01-01',
  order: 'shuffled',
  seed: 'monday',
  name: exportName,
});

/** Values of one parameter that are tried; the statements do not depend on which ones. */
const MOST_VALUES = 2;

/** Parameters that come from an earlier response, so that its links are followed instead. */
const FROM_RESPONSES: ReadonlySet<string> = new Set(['cursor', 'as_of']);

/** Parameters that are only accepted together with others. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  content_language: ['ids'],
  seed: ['order'],
};

/** Optional parameters of which one is needed all the same. */
const ALWAYS_GIVEN: readonly string[] = ['questionId'];

const Schema = z.object({
  enum: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  minimum: z.number().optional(),
  get items() {
    return Schema.optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
});
type Schema = z.infer<typeof Schema>;

const ObjectSchema = z.object({
  properties: z.record(z.string(), Schema).default({}),
  required: z.array(z.string()).default([]),
});

/** The values that a schema lists or bounds; none if it describes free text. */
function listedValues(schema: Schema): unknown[] {
  if (schema.enum !== undefined) return schema.enum.slice(0, MOST_VALUES);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(listedValues);
  if (schema.items !== undefined) return listedValues(schema.items).map((value) => [value]);
  if (schema.type === 'boolean') return [true, false];
  return schema.type === 'integer' ? [Math.max(1, schema.minimum ?? 1)] : [];
}

/**
 * Inputs of an operation: one with only what it requires, and one more for each value of each parameter.
 *
 * @param owner - names the operation in the error
 * @param input - the JSON Schema of the input
 * @throws Error for a parameter whose values are unknown
 */
export function inputsOf(owner: string, input: unknown, samples: Samples): Input[] {
  const { properties, required } = ObjectSchema.parse(input);
  const valuesOf = (name: string): unknown[] => {
    if (name in samples) return [samples[name]];
    const values = listedValues(properties[name] ?? {});
    if (values.length > 0) return values;
    throw new Error(
      `There is no value for the parameter ${name} of ${owner}: add one to the samples in every-request/inputs.ts.`,
    );
  };
  const firstOf = (names: readonly string[]): Input =>
    Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]]));
  const given = firstOf([...required, ...ALWAYS_GIVEN.filter((name) => name in properties)]);
  const varied = Object.keys(properties)
    .filter((name) => !FROM_RESPONSES.has(name))
    .flatMap((name) =>
      valuesOf(name).map((value) => ({
        ...given,
        ...firstOf((COMPANIONS[name] ?? []).filter((other) => other in properties)),
        [name]: value,
      })),
    );
  return [given, ...varied];
}
