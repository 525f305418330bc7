import { MCP_PATH } from '../../contract/oauth.ts';
import { API_PREFIX } from '../../contract/service.ts';

/** Ready-made code that uses a key, as text. */
interface KeySnippets {
  readonly curl: string;
  readonly client: string;
  readonly mcp: string;
}

/** @param baseUrl - public address without a trailing slash */
export function keySnippets(baseUrl: string, key: string): KeySnippets {
  const headers = { Authorization: `Bearer ${key}` };
  const servers = { trivia: { type: 'http', url: baseUrl + MCP_PATH, headers } };
  return {
    curl: `curl -H "X-API-Key: ${key}" '${baseUrl}${API_PREFIX}/questions/random?amount=3'`,
    client: `import { createClient } from 'trivia-question-client';

const client = createClient({
  baseUrl: '${baseUrl}',
  key: '${key}',
});
const { data } = await client.questions.draw({ amount: 3 });
for (const { text, correctAnswer } of data) console.log(text, correctAnswer);`,
    mcp: JSON.stringify({ mcpServers: servers }, undefined, 2),
  };
}
