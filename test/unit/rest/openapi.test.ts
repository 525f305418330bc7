import { validate } from '@scalar/openapi-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { answerCheck } from '../../../src/rest/answer-schema.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { exampleOf } from '../../../src/rest/openapi/responses.ts';
import { EXAMPLE_QUESTION_ID, EXAMPLE_BODIES } from '../../../src/rest/openapi/requests.ts';
import { type Route, ROUTES } from '../../../src/rest/route.ts';
import { records } from '../../support/data/starter-records.ts';
import { aServer } from '../../support/a-server.ts';
import { ERRORS } from '../../../src/errors.ts';

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.json())),
});

const Operation = z.object({
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        required: z.boolean(),
        example: z.unknown().optional(),
        examples: z.record(z.string(), z.looseObject({})).optional(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  responses: z.record(z.string(), z.json()),
});

const text = JSON.stringify(openApiDocument(ROUTES, 'https://trivia.example'), null, 2);
const { paths } = Document.parse(JSON.parse(text));

test('the document is valid OpenAPI 3.1', async () => {
  expect(await validate(text)).toMatchObject({ valid: true, errors: [] });
});

test('the document equals its snapshot', async () => {
  await expect(`${text}\n`).toMatchFileSnapshot('openapi.json.snap');
});

test('the document is served without a key', async () => {
  const response = await aServer().inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(JSON.parse(text));
});

test('every link leads from a value of the example response to a parameter of another operation', () => {
  const operations = ROUTES.map((route) => ({ route, operation: operationOf(route) }));
  const Links = z.object({
    links: z
      .record(
        z.string(),
        z.strictObject({
          operationId: z.string(),
          description: z.string(),
          parameters: z.record(z.string(), z.string()),
        }),
      )
      .default({}),
  });
  let count = 0;
  for (const { route, operation } of operations)
    for (const { operationId, parameters } of Object.values(
      Links.parse(operation.responses[route.status]).links,
    )) {
      count += 1;
      const target = operations.find(({ route: { id } }) => id === operationId);
      const names = target?.operation.parameters?.map(({ name }) => name) ?? [];
      expect(names, route.id).toEqual(expect.arrayContaining(Object.keys(parameters)));
      for (const [, pointer = ''] of Object.values(parameters).flatMap((value) => [
        ...value.matchAll(/^\$response\.body#\/(.+)$/gu),
      ])) {
        const value = pointer
          .split('/')
          .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], exampleOf(route));
        expect(value, `${route.id} ${pointer}`).toEqual(expect.any(String));
      }
    }
  expect(count).toBeGreaterThan(15);
});

/** Every schema in a JSON value, with the path to it. */
function* schemasIn(value: unknown, path: string): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value as Record<string, unknown>];
  for (const [key, member] of Object.entries(value)) yield* schemasIn(member, `${path}/${key}`);
}

describe('for client generators', () => {
  const { components, info } = z
    .object({
      info: z.looseObject({}),
      components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
    })
    .parse(JSON.parse(text));
  const schemas = Object.entries(components.schemas);

  test('the document is at most 200 KB', () => {
    expect(Buffer.byteLength(JSON.stringify(JSON.parse(text)))).toBeLessThanOrEqual(200_000);
  });

  test('every object has a name, and no two names mean the same', () => {
    for (const [name, schema] of schemas)
      for (const [path, { type, properties }] of schemasIn(schema, name))
        if (path !== name && type === 'object') expect(properties, path).toBeUndefined();
    const texts = schemas.map(([, schema]) => JSON.stringify(schema));
    expect(texts.filter((schema, index) => texts.indexOf(schema) !== index)).toEqual([]);
  });

  test('a value has one type, or may be null', () => {
    const found = [...schemasIn(JSON.parse(text), '')].flatMap(([path, { anyOf, oneOf, type }]) => {
      const alternatives = [anyOf, oneOf, type].find((each) => Array.isArray(each)) as unknown[] | undefined;
      const isNullable =
        alternatives?.length === 2 && /^(?:"null"|\{"type":"null"\})$/.test(JSON.stringify(alternatives[1]));
      return alternatives === undefined || isNullable ? [] : [path];
    });
    expect(found).toEqual([]);
  });

  test('every required member is declared', () => {
    for (const [path, { required, properties }] of schemasIn(components.schemas, ''))
      if (Array.isArray(required))
        expect(Object.keys(properties ?? {}), path).toEqual(expect.arrayContaining(required));
  });

  test('problems name their codes, and every operation has a default response', () => {
    expect(components.schemas.ErrorCode?.enum).toEqual(Object.keys(ERRORS));
    for (const route of ROUTES)
      expect(operationOf(route).responses.default).toEqual({ $ref: '#/components/responses/Error' });
  });

  test('no two operations have the same summary, and no extension is in the document', () => {
    expect(new Set(ROUTES.map(({ summary }) => summary)).size).toBe(ROUTES.length);
    expect(text).not.toMatch(/"x-/);
    expect(info.contact).toBeDefined();
  });
});

test('no component has a generated name', () => {
  expect(text).not.toMatch(/\$defs|__schema|\$id/);
});

const operationOf = (route: Route): z.infer<typeof Operation> => {
  const path = `/api/v1${route.path.replace(/:(\w+)/, '{$1}')}`;
  return Operation.parse(paths[path]?.[route.method.toLowerCase()]);
};

test('the example id is a question of the starter catalogue', () => {
  const record = records.find(({ id }) => id === EXAMPLE_QUESTION_ID);
  expect(record?.text).toBe('Which is the only river in the world that flows through four capital cities?');
});

describe.each(ROUTES)('$method $path', (route) => {
  test('shows an example that is valid for its schema', () => {
    const example = exampleOf(route);
    if (route.sendsFile) return;
    expect(example).toBeDefined();
    answerCheck(route)(example ?? {}, {});
  });

  test('shows valid example bodies, if it has a body', () => {
    const examples = Object.values(EXAMPLE_BODIES[route.id] ?? {});
    expect(examples.length > 0).toBe(route.body !== undefined);
    for (const { value } of examples) expect(route.body?.safeParse(value)).toMatchObject({ success: true });
  });

  test('has a description', () => {
    expect(operationOf(route).description).toMatch(/^[A-Z].{30,}/s);
  });

  test('puts no value of an optional parameter into the first request that is tried', () => {
    for (const { name, required, example, schema } of operationOf(route).parameters ?? [])
      if (required) expect(example, name).toBeDefined();
      else
        expect([example, schema.example, schema.examples], name).toEqual([undefined, undefined, undefined]);
  });

  test('lists every possible status', () => {
    const described = operationOf(route).responses;
    const always = [route.status, 400, 405, 429, 500, 503, 'default'];
    const own = route.errors.map((code) => ERRORS[code].status);
    const withKey = route.auth === 'none' ? [] : [401, 403];
    const withBody = route.body === undefined ? [] : [413, 415];
    const withFile = route.sendsFile ? [206, 304, 416] : route.revalidates ? [304] : [];
    expect(Object.keys(described).sort()).toEqual(
      [...new Set([...always, ...withKey, ...withFile, ...withBody, ...own])].map(String).sort(),
    );
  });
});
