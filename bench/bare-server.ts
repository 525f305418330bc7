import { Client } from '@elastic/elasticsearch';
import { createServer } from 'node:http';
import { Pool } from 'pg';

import { createDirect } from './direct.ts';

/*
 * The smallest possible application in front of the engines: a separate process that queries them and returns the rows
 * as JSON, without keys, limits, validation and labels. What the API takes beyond this is the cost of the service
 * itself.
 */
const [databaseUrl = '', elasticsearchUrl = '', alias = ''] = process.argv.slice(2);
const direct = createDirect(
  new Client({ node: elasticsearchUrl }),
  new Pool({ connectionString: databaseUrl }),
  alias,
);

async function readRows(url: string): Promise<unknown[]> {
  if (url === '/draw') return direct.rows(await direct.draw());
  if (url === '/page') return direct.rows(await direct.page());
  return direct.rows(url.slice('/rows/'.length).split(','));
}

const server = createServer((request, response) => {
  readRows(request.url ?? '').then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
