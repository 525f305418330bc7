import { validate } from '@scalar/openapi-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { ERRORS } from '../../../src/errors.ts';
import { answerCheck } from '../../../src/rest/answer-schema.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { EXAMPLE_ANSWERS } from '../../../src/rest/openapi/examples.ts';
import { EXAMPLE_BODIES } from '../../../src/rest/openapi/request-body.ts';
import { ROUTES } from '../../../src/rest/routes.ts';
import { aServer } from '../../support/a-server.ts';

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.json()) }))),
});

const text = JSON.stringify(openApiDocument(ROUTES, 'https://trivia.example'), null, 2);

test('the document is valid OpenAPI 3.1', async () => {
  expect(await validate(text)).toMatchObject({ valid: true, errors: [] });
});

test('the validator rejects a damaged document', async () => {
  expect((await validate(text.replace('"in": "query"', '"in": "nowhere"'))).valid).toBe(false);
});

test('the document equals its snapshot', async () => {
  await expect(`${text}\n`).toMatchFileSnapshot('openapi.json.snap');
});

test('the document is served without a key', async () => {
  const response = await aServer().inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(JSON.parse(text));
});

test('every reference resolves', () => {
  const document: unknown = JSON.parse(text);
  const references = new Set([...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((place, key) => z.record(z.string(), z.json()).parse(place)[key], document);
    expect(found, reference).toBeDefined();
  }
});

test('no component has a generated name', () => {
  expect(text).not.toMatch(/\$defs|__schema|\$id/);
});

describe.each(ROUTES)('$method $path', (route) => {
  test('shows an example that is valid for its schema', () => {
    const example = EXAMPLE_ANSWERS[route.id];
    if (route.sendsFile) return;
    expect(example).toBeDefined();
    answerCheck(route)(example ?? {}, {});
  });

  test('shows a valid example body, if it has one', () => {
    const example = EXAMPLE_BODIES[route.id];
    if (route.body === undefined) expect(example).toBeUndefined();
    else expect(route.body.safeParse(example)).toMatchObject({ success: true });
  });

  test('lists every possible status', () => {
    const { paths } = Document.parse(JSON.parse(text));
    const path = paths[`/api/v1${route.path.replace(/:(\w+)/, '{$1}')}`];
    const described = path?.[route.method.toLowerCase()]?.responses ?? {};
    const own = route.errors.map((code) => ERRORS[code].status);
    const withKey = route.auth === 'none' ? [] : [401, 403];
    const withFile = route.sendsFile ? [206, 304, 416] : [];
    expect(Object.keys(described).sort()).toEqual(
      [...new Set([route.status, 400, ...withKey, ...withFile, ...own, 429, 500, 503])].map(String).sort(),
    );
  });
});
