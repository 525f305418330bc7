import { MCP_PATH } from '../../contract/oauth.ts';
import { API_PREFIX } from '../../contract/service.ts';

/** Ready-made code that uses a key, as text. */
interface KeySnippets {
  readonly curl: string;
  readonly code: string;
  readonly mcp: string;
}

/** @param baseUrl - public address without a trailing slash */
export function keySnippets(baseUrl: string, key: string): KeySnippets {
  const url = `${baseUrl}${API_PREFIX}/questions/random?amount=3`;
  const server = { url: baseUrl + MCP_PATH, headers: { Authorization: `Bearer ${key}` } };
  return {
    curl: `curl -H "X-API-Key: ${key}" '${url}'`,
    code: `const response = await fetch('${url}', {
  headers: { 'X-API-Key': '${key}' },
});
const { data } = await response.json();
for (const { text, correctAnswer } of data) console.log(text, correctAnswer);`,
    mcp: JSON.stringify({ mcpServers: { trivia: { type: 'http', ...server } } }, undefined, 2),
  };
}
