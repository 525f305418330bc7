import { Pool } from 'pg';

import { createKey, revokeKey } from '../../src/access/api-keys.ts';
import { startApi } from '../api-process.ts';
import { compare } from '../compare.ts';
import { createHttpCaller, type HttpCaller } from '../http-caller.ts';
import { runningService } from '../running-service.ts';

const { databaseUrl, elasticsearchUrl, redisUrl, indexPrefix } = runningService().engines;

/** The same data requested twice: a REST path and the equivalent tool call. */
const PAIRS = [
  ['GET /languages', '/languages', 'svc_languages', {}],
  ['GET /questions/random', '/questions/random?amount=10', 'svc_random', { amount: 10 }],
  ['GET /questions, 50', '/questions?limit=50&count=none', 'svc_list', { limit: 50 }],
] as const;

const ms = (value: number): string => value.toFixed(2).padStart(7);

async function measure(api: HttpCaller): Promise<void> {
  for (const [name, path, tool, given] of PAIRS) {
    const params = { name: tool, arguments: given };
    const [rest, call] = await compare([
      () => api.get(`/api/v1${path}`),
      () => api.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    ]);
    if (rest === undefined || call === undefined) throw new Error('nothing was measured');
    console.log(
      `${name.padEnd(24)} p50 ${ms(rest.p50)} ms   ${tool.padEnd(14)} p50 ${ms(call.p50)} ms   ${(call.p50 / rest.p50).toFixed(2)} ×, ${(call.p50 - rest.p50).toFixed(2)} ms more`,
    );
  }
}

const postgres = new Pool({ connectionString: databaseUrl, max: 1 });
const account = { email: 'bench@trivia.example', tier: 'enterprise', name: 'bench', scope: 'sk' } as const;
const { key, info } = await createKey(postgres, account);
const service = await startApi({
  DATABASE_URL: databaseUrl,
  ELASTICSEARCH_URL: elasticsearchUrl,
  REDIS_URL: redisUrl,
  TRIVIA_INDEX_PREFIX: indexPrefix,
  TRIVIA_REDIS_PREFIX: 'bench-mcp:',
  TRIVIA_RATE_LIMITS: 'off',
  TRIVIA_LOG_LEVEL: 'fatal',
});
const api = createHttpCaller(service.url, key);
try {
  await measure(api);
} finally {
  api.close();
  await service.stop();
  await revokeKey(postgres, info.id);
  await postgres.end();
}
