import { z } from 'zod';

export type Input = Readonly<Record<string, unknown>>;

/** Values for the parameters whose schema does not list them, by name. */
export type Samples = Readonly<Record<string, unknown>>;

/** Values of one parameter that are tried; the statements do not depend on which ones. */
const MOST_VALUES = 2;

/** Parameters that come from an earlier response, so that the walk follows its links instead. */
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
      `The walk has no value for the parameter ${name} of ${owner}: add one to the samples in walk.ts.`,
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
