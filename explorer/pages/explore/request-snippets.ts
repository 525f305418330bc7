import { API_PREFIX } from '../../../packages/client/src/api-types.ts';
import { toQuery, writeFilters, type Filters } from '../../filters/filters.ts';
import type { ListOrder } from './load.ts';

/** Questions in one response. */
const LIMIT = 20;

/** A value as code: single quotes, as in most code, and names without quotes. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, item]) => `${inner}${name}: ${literal(item, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/**
 * The same request in four forms. Each reads the first questions of a view and expects an API key in `KEY`.
 *
 * @param origin - the public address of the service
 */
export function requestSnippets(origin: string, filters: Filters, order: ListOrder) {
  const query = { ...toQuery(filters), ...order, limit: LIMIT };
  const path = `${API_PREFIX}/questions${writeFilters(filters, { ...order, limit: LIMIT })}`;
  return {
    // Everything that a shell could expand is escaped in the address.
    curl: `curl -H "X-API-Key: $KEY" \\\n  "${origin}${path}"`,
    fetch: `const response = await fetch(
  '${origin}${path.replaceAll("'", '%27')}',
  { headers: { 'X-API-Key': process.env.KEY } },
);
const { data } = await response.json();
for (const { text, correctAnswer } of data) console.log(text, correctAnswer);`,
    client: `import { createClient } from 'trivia-question-client';

const client = createClient({ baseUrl: '${origin}', key: process.env.KEY });
const { data } = await client.questions.list(${literal(query)});
for (const { text, correctAnswer } of data) console.log(text, correctAnswer);`,
    mcp: JSON.stringify({ name: 'svc_list', arguments: query }, undefined, 2),
  };
}
