import { validate } from '@scalar/openapi-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { answerCheck } from '../../../src/http/answer-schema.ts';
import { openApiDocument } from '../../../src/http/openapi/document.ts';
import { EXAMPLE_ANSWERS } from '../../../src/http/openapi/examples.ts';
import { ROUTES } from '../../../src/http/routes.ts';
import { aServer } from './a-server.ts';

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.json()) }))),
});

const text = JSON.stringify(openApiDocument(ROUTES, 'https://trivia.example'), null, 2);

test('the document is valid OpenAPI 3.1', async () => {
  expect(await validate(text)).toMatchObject({ valid: true, errors: [] });
});

test('the validator finds fault with a damaged document', async () => {
  expect((await validate(text.replace('"in": "query"', '"in": "nowhere"'))).valid).toBe(false);
});

test('the document is the one that was agreed', async () => {
  await expect(`${text}\n`).toMatchFileSnapshot('openapi.json.snap');
});

test('the document is served without a key', async () => {
  const response = await aServer().inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(JSON.parse(text));
});

test('every reference leads somewhere', () => {
  const document: unknown = JSON.parse(text);
  const references = new Set([...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((place, key) => z.record(z.string(), z.json()).parse(place)[key], document);
    expect(found, reference).toBeDefined();
  }
});

test('no component has a name of the tool that wrote it', () => {
  expect(text).not.toMatch(/\$defs|__schema|\$id/);
});

describe.each(ROUTES)('$method $path', (route) => {
  test('shows an example that fits its schema', () => {
    const example = EXAMPLE_ANSWERS[route.id];
    expect(example).toBeDefined();
    answerCheck(route)(example ?? {});
  });

  test('lists every status that it may answer', () => {
    const { paths } = Document.parse(JSON.parse(text));
    const described = paths[`/api/v1${route.path.replace(/:(\w+)/, '{$1}')}`]?.get?.responses ?? {};
    const notFound = route.errors.length > 0 ? ['404'] : [];
    expect(Object.keys(described).sort()).toEqual(
      ['200', '400', '401', ...notFound, '429', '500', '503'].sort(),
    );
  });
});
