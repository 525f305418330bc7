import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LocalEngine } from './engine.ts';
import { ownedFolder, type Folders } from './folders.mjs';

interface HaproxyRequest {
  readonly folders: Folders;
  /** For its files, of it alone. */
  readonly folder: string;
  readonly program: string;
  /** Those of callers, and of the page with the state of the instances. */
  readonly ports: { readonly proxy: number; readonly state: number };
  /** Of the instances of the API, on this computer. */
  readonly instances: readonly number[];
}

/** Prepares HAProxy with the recipe of the guide: at other addresses, and without TLS. */
export function prepareHaproxy({ folders, folder, program, ports, instances }: HaproxyRequest): LocalEngine {
  const { root, owner } = folders;
  const own = ownedFolder(folder, owner);
  const servers = instances.map((port, index) => `  server api-${index + 1} 127.0.0.1:${port}\n`);
  const recipe = readFileSync(join(root, 'deploy', 'proxies', 'haproxy.cfg'), 'utf8')
    .replace(/^ {2}bind :443 .*$/m, `  bind 127.0.0.1:${ports.proxy}`)
    .replace(/^( {2}server .*\n)+/m, servers.join(''));
  const file = join(own, 'haproxy.cfg');
  writeFileSync(file, recipe, { mode: 0o600 });
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
  return {
    command: program,
    // With a master process, which reads the file again on SIGUSR2.
    arguments: ['-W', '-db', '-f', file],
    environment: { TRIVIA_PROXY_STATE: `127.0.0.1:${ports.state}` },
    folder: own,
    owner,
    stopSignal: 'SIGTERM',
    url: `http://127.0.0.1:${ports.proxy}`,
    timeoutSeconds: 10,
    probe: async () => {
      const response = await fetch(`http://127.0.0.1:${ports.state}/`);
      if (!response.ok) throw new Error(`it responds with status ${response.status}`);
    },
  };
}
