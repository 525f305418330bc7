import { expect, test } from 'vitest';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { scriptedEngine, type ScriptedAnswer } from '../../support/faulty-engines.ts';

const JSON_TYPE = 'application/vnd.elasticsearch+json;compatible-with=9';
const html = { type: 'text/html', body: '<!doctype html><title>Bad gateway</title>' };
const json = (status: number, body: string) => ({ status, genuine: true, type: JSON_TYPE, body });

const ANSWERS: readonly [string, ScriptedAnswer][] = [
  ['a page with status 200', { status: 200, genuine: false, ...html }],
  ['a page with status 200 that passes the check of the product', { status: 200, genuine: true, ...html }],
  ['a page with status 400', { status: 400, genuine: false, ...html }],
  ['a page with status 502', { status: 502, genuine: false, ...html }],
  ['broken JSON', json(200, '{"took":1,"timed_out":fal')],
  ['an empty object', json(200, '{}')],
  ['an empty list', json(200, '[]')],
  ['null', json(200, 'null')],
  ['nothing', json(200, '')],
  ['status 401', json(401, '{"error":{"type":"security_exception"},"status":401}')],
  ['status 403', json(403, '{"error":{"type":"security_exception"},"status":403}')],
];

let answer: ScriptedAnswer | undefined;
const engines = await ownEngines();
const elasticsearch = await scriptedEngine(engines, () => {
  if (answer === undefined) throw new Error('no answer is set');
  return answer;
});
answer = ANSWERS[0]?.[1];
const { app, key } = await anApi(engines, { clients: { elasticsearch } });

const PATHS = [
  '/questions/random?amount=3',
  '/questions',
  '/questions?limit=0',
  '/questions/facets?facets=tags',
  '/topics/europe',
  '/tags',
];

test.each(ANSWERS)('after %s, callers get 503 and the service is not ready', async (_name, given) => {
  answer = given;
  for (const path of PATHS) {
    const response = await app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } });
    expect([path, response.statusCode]).toEqual([path, 503]);
    expect(response.json()).toMatchObject({ code: 'service_unavailable' });
  }
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({
    status: 'starting',
    engines: { elasticsearch: { status: 'degraded' } },
  });
});
