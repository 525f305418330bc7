import { z } from 'zod';

/** Values for parameters, by name. */
export type Samples = Readonly<Record<string, unknown>>;

/** Values for all parameters that some request needs. */
export const samplesOf = (ids: readonly string[], exportName: string): Samples => ({
  type: 'factual',
  id: ids[0],
  questionId: ids[0],
  since: '2020-01-01',
  slug: 'film-makers',
  topic: 'film-makers',
  tag: 'europe',
  category: 'geography',
  code: 'pl',
  subcategory: 'capitals',
  name: exportName,
  q: 'eu',
  facets: ['tags'],
});

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** The value of a parameter. */
export function sampleOf(name: string, samples: Samples): unknown {
  if (name in samples) return samples[name];
  throw new Error(`There is no sample for the parameter ${name}: add one to samples.ts.`);
}

/** The smallest input that fits a JSON Schema; reports need a question, although no single way to name it is required. */
export function smallestInput(schema: unknown, samples: Samples): Samples {
  const { properties, required } = ObjectSchema.parse(schema);
  const names = 'questionId' in properties ? [...required, 'questionId'] : required;
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, samples)]));
}
