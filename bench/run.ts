import { Client } from '@elastic/elasticsearch';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { z } from 'zod';

import { createKey, revokeKey } from '../src/access/api-keys.ts';
import { questionsAlias } from '../src/search/document.ts';
import { compare, REQUESTS } from './compare.ts';
import { createDirect } from './direct.ts';
import { createHttpCaller } from './http-caller.ts';
import { memoryOf } from './process-memory.ts';
import { runningService } from './running-service.ts';
import { scenarios, type Sides } from './scenarios.ts';

/** The target: the highest ratio of the API median to that of the opponent, and the most memory in MB. */
const TARGET_RATIO = 1.5;
const TARGET_MEMORY = 250;

const verdict = (value: number, target: number): string => (value <= target ? 'within' : 'OVER');
const ms = (value: number): string => value.toFixed(2).padStart(7);

async function measure(sides: Sides): Promise<void> {
  for (const scenario of scenarios(sides)) {
    await sides.api.makeRoom(REQUESTS);
    const [ours, ...theirs] = await compare([
      scenario.api,
      ...scenario.opponents.map((opponent) => opponent.call),
    ]);
    if (ours === undefined) throw new Error('nothing was measured');
    console.log(`\n${scenario.name}`);
    console.log(
      `  API                                       p50 ${ms(ours.p50)} ms   p99 ${ms(ours.p99)} ms`,
    );
    for (const [index, opponent] of scenario.opponents.entries()) {
      const timing = theirs[index];
      if (timing === undefined) continue;
      const ratio = ours.p50 / timing.p50;
      const target = index === 0 ? `   ${verdict(ratio, TARGET_RATIO)} the target of ${TARGET_RATIO} ×` : '';
      console.log(
        `  ${opponent.name.padEnd(40)}  p50 ${ms(timing.p50)} ms   p99 ${ms(timing.p99)} ms   API takes ${ratio.toFixed(2)} ×${target}`,
      );
    }
  }
}

/** Starts the bare server and returns its URL. */
async function startBareServer(databaseUrl: string, elasticsearchUrl: string, alias: string) {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [databaseUrl, elasticsearchUrl, alias]);
  const messages: unknown[] = await once(server, 'message');
  const { port } = z.object({ port: z.int() }).parse(messages[0]);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.disconnect() };
}

const running = runningService();
const { databaseUrl, elasticsearchUrl, indexPrefix } = running.engines;
const alias = questionsAlias(indexPrefix);
const postgres = new Pool({ connectionString: databaseUrl, max: 2 });
const elasticsearch = new Client({ node: elasticsearchUrl });
const account = { email: 'bench@trivia.example', tier: 'enterprise', name: 'bench', scope: 'sk' } as const;
const { key, info } = await createKey(postgres, account);
const bareServer = await startBareServer(databaseUrl, elasticsearchUrl, alias);
const api = createHttpCaller(running.baseUrl, key);
const bare = createHttpCaller(bareServer.url, key);
try {
  const { rows } = await postgres.query<{ id: string }>(
    `select id from questions where language = 'en' and quality = 'high' and availability = 'visible' order by seq limit 1000`,
  );
  const total = await postgres.query<{ total: number }>('select count(*)::int as total from questions');
  console.log(
    `${total.rows[0]?.total ?? 0} questions; one client, one request at a time, all sides alternating.`,
  );
  const direct = createDirect(elasticsearch, postgres, alias);
  await measure({ api, bare, direct, ids: rows.map((row) => row.id) });
  const memory = memoryOf(running.api);
  console.log(
    `\nAPI process memory: ${memory.toFixed(0)} MB, ${verdict(memory, TARGET_MEMORY)} the target of ${TARGET_MEMORY} MB.`,
  );
} finally {
  await revokeKey(postgres, info.id);
  for (const caller of [api, bare]) caller.close();
  bareServer.stop();
  await Promise.all([postgres.end(), elasticsearch.close()]);
}
