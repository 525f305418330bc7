import { execFile } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../src/config.ts';
import { containerRecipes } from '../../../stack/containers.ts';
import { readStackEnvironment } from '../../../stack/environment.mjs';
import { POSTGRES_SETTINGS, settingParameters } from '../../../stack/postgres.ts';
import { ownFolder } from '../../support/own-folder.ts';

const Service = z.object({
  image: z.string(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  network_mode: z.string().optional(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  privileged: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.int().optional(),
  healthcheck: z
    .object({
      test: z.array(z.string()).optional(),
      start_period: z.string().optional(),
      disable: z.boolean().optional(),
    })
    .optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.unknown()),
});

const text = readFileSync('docker-compose.yml', 'utf8');
const { services, networks, volumes } = Compose.parse(parse(text, { merge: true }));
const clusterText = readFileSync('docker-compose.cluster.yml', 'utf8');
const cluster = Compose.parse(parse(clusterText, { merge: true }));
const dockerfile = readFileSync('Dockerfile', 'utf8');
const ENGINES = ['postgres', 'elasticsearch', 'redis'] as const;
const PASSWORD_FILE = '/var/lib/trivia/secrets/postgres_password';
const API_PASSWORD_FILE = '/var/lib/trivia/api-secrets/postgres_password';

test('the compose file has the services of the README, with commands and settings as strings', () => {
  expect(Object.keys(services)).toEqual(['passwords', ...ENGINES, 'setup', 'indexer', 'api']);
});

describe.each([
  ...Object.entries(services).map(([name, service]) => ({ name, service, volumes })),
  ...Object.entries(cluster.services).map(([name, service]) => ({
    name: `${name} of the cluster`,
    service,
    volumes: cluster.volumes,
  })),
])('the service $name', ({ name, service, volumes: known }) => {
  test('writes only to its volumes and temporary folders', () => {
    expect(service.read_only).toBe(true);
    for (const volume of service.volumes ?? [])
      if (volume !== './deploy/proxies/haproxy.cfg:/etc/haproxy.cfg:ro')
        expect(Object.keys(known)).toContain(volume.split(':')[0]);
  });

  // Without a mode, the owner of the folder in the image would be lost; without a size, half of the memory of the machine counts.
  test('has temporary folders that its user may write, and that are too small to use up its memory', () => {
    for (const folder of service.tmpfs ?? []) expect(folder).toMatch(/^\/[\w/]+:mode=1777,size=\d+m$/);
    const sizes = (service.tmpfs ?? []).map((folder) => Number(/size=(\d+)/.exec(folder)?.[1]));
    const size = sizes.reduce((sum, each) => sum + each, 0);
    const [, amount = '', unit = ''] = /(\d+)([mg])\}?$/.exec(service.mem_limit ?? '') ?? [];
    expect(size).toBeLessThanOrEqual((Number(amount) * (unit === 'g' ? 1024 : 1)) / 2);
  });

  test('has no privileges and cannot gain any', () => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.cap_add).toBeUndefined();
    expect(service.privileged).toBeUndefined();
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  });

  // It writes to new volumes, which belong to root, and ends.
  test.skipIf(name === 'secrets of the cluster')('does not run as root', () => {
    expect(service.user).toMatch(/^[a-z1-9]/);
    expect(service.user).not.toMatch(/^root/);
  });

  test('has limits for memory and processes', () => {
    expect(service.mem_limit).toMatch(/^(?:\$\{[A-Z_]+:-)?\d+[mg]\}?$/);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  test('has an image of an exact version, or ours', () => {
    expect(service.image).toMatch(
      /^(trivia-question-service|[\w./-]+:\d+\.\d+(\.\d+)?(@sha256:[0-9a-f]{64})?)$/,
    );
  });
});

test('the images are those of `TRIVIA_STACK=docker`', () => {
  const recipes = containerRecipes(readStackEnvironment({}), 'start');
  for (const name of ENGINES) expect(services[name]?.image.split('@')[0]).toBe(recipes[name].image);
});

test('the engines have no network but an internal one, and only the API publishes a port, on this machine', () => {
  for (const name of ENGINES) expect(services[name]?.networks).toEqual(['engines']);
  expect(networks.engines?.internal).toBe(true);
  const published = Object.entries(services).filter(([, service]) => service.ports !== undefined);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
    ['api', ['${PUBLISH_ADDRESS:-127.0.0.1}:${PORT:-3000}:3000']],
  ]);
});

describe('the database password', () => {
  test('has no default, and is in no variable or URL', () => {
    expect(text).not.toMatch(/PASSWORD:-[^}]/);
    expect(text).not.toMatch(/:\/\/[^/\s@]*:[^/\s@]+@/);
    expect(services.postgres?.environment?.POSTGRES_PASSWORD_FILE).toBe(PASSWORD_FILE);
    for (const service of [services.setup, services.indexer])
      expect(service?.environment?.DATABASE_PASSWORD_FILE).toBe(PASSWORD_FILE);
  });

  test('of the API is another one, of a user that setup creates', () => {
    const { setup, api } = services;
    expect(setup?.environment).toMatchObject({
      TRIVIA_API_DATABASE_URL: api?.environment?.DATABASE_URL,
      TRIVIA_API_DATABASE_PASSWORD_FILE: API_PASSWORD_FILE,
    });
    expect(api?.environment?.DATABASE_PASSWORD_FILE).toBe(API_PASSWORD_FILE);
    expect(api?.environment?.DATABASE_URL).not.toBe(setup?.environment?.DATABASE_URL);
    // The API cannot read that of the owner.
    expect(api?.volumes).not.toContain('secrets:/var/lib/trivia/secrets:ro');
    for (const service of [setup, api])
      expect(service?.volumes).toContain('api-secrets:/var/lib/trivia/api-secrets:ro');
  });

  test('can be read by the services that need it, and written by none of them', () => {
    const readers = [services.postgres, services.setup, services.indexer];
    for (const service of readers) expect(service?.volumes).toContain('secrets:/var/lib/trivia/secrets:ro');
    for (const service of [services.elasticsearch, services.redis])
      expect(JSON.stringify(service)).not.toContain('secrets');
    expect(dockerfile).toContain(
      '/var/lib/trivia/exports /var/lib/trivia/secrets /var/lib/trivia/api-secrets',
    );
  });

  /** Runs the command of the service, and returns the file's mode and content. */
  async function create(folder: string, given = ''): Promise<[string, string]> {
    const [shell = '', ...parameters] = services.passwords?.command ?? [];
    const file = join(folder, 'postgres_password');
    // Compose turns two dollar signs into one.
    const script = parameters.map((parameter) => parameter.replaceAll('$$', '$'));
    const environment = {
      PATH: process.env.PATH ?? '',
      POSTGRES_PASSWORD: given,
      PASSWORD_FILE: file,
      API_PASSWORD_FILE: join(folder, 'api_password'),
    };
    await promisify(execFile)(shell, script, { env: environment });
    expect(readdirSync(folder)).toEqual(['api_password', 'postgres_password']);
    return [(statSync(file).mode & 0o777).toString(8), readFileSync(file, 'utf8')];
  }

  test('is generated once: 24 random bytes', async () => {
    const folder = await ownFolder();
    const [mode, password] = await create(folder);
    expect([mode, password]).toEqual(['444', expect.stringMatching(/^[0-9a-f]{48}$/)]);
    expect(readFileSync(join(folder, 'api_password'), 'utf8')).not.toBe(password);
    expect(await create(folder)).toEqual(['444', password]);
    expect((await create(await ownFolder()))[1]).not.toBe(password);
  });

  test('can be given, with any characters, also later', async () => {
    const folder = await ownFolder();
    await create(folder);
    expect(await create(folder, `a/b#c $d'e%s`)).toEqual(['444', `a/b#c $d'e%s`]);
    expect(await create(folder)).toEqual(['444', `a/b#c $d'e%s`]);
  });
});

describe('the cluster', () => {
  const [shell = '', flags = '', script = ''] = cluster.services.secrets?.command ?? [];
  const FOLDERS = (cluster.services.secrets?.volumes ?? []).map(
    (volume) => volume.split(':/secrets/')[1] ?? '',
  );
  /** The services that have these secrets. */
  const having = (kind: string): string[] =>
    Object.entries(cluster.services).flatMap(([name, { volumes: used }]) =>
      used?.some((volume) => volume.startsWith(`${kind}-secrets:`)) && name !== 'secrets' ? [name] : [],
    );

  /** Runs the command that creates the secrets, and returns their folder. */
  async function createSecrets(): Promise<string> {
    const folder = await ownFolder();
    for (const name of [...FOLDERS, 'tmp']) mkdirSync(join(folder, 'secrets', name), { recursive: true });
    const here = script
      .replaceAll('$$', '$')
      .replaceAll('/secrets', join(folder, 'secrets'))
      .replace('cd /tmp', `cd ${folder}`);
    await promisify(execFile)(shell, [flags, here]);
    return join(folder, 'secrets');
  }

  test('takes at most 12 GB, with the images and the settings of the single service', () => {
    const sizes = Object.values(cluster.services).map(
      ({ mem_limit: limit = '' }) => Number.parseInt(limit, 10) * (limit.endsWith('g') ? 1024 : 1),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(12 * 1024);
    for (const name of ENGINES) expect(cluster.services[`${name}-1`]?.image).toBe(services[name]?.image);
  });

  test('has secrets that are created once: certificates for the names of each engine, and the settings of our processes', async () => {
    const folder = await createSecrets();
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const authority = new X509Certificate(read('api/ca.pem'));
    for (const kind of ['elasticsearch', 'postgres', 'redis', 'proxy']) {
      const certificate = new X509Certificate(read(`${kind}/cert.pem`));
      expect(certificate.verify(authority.publicKey)).toBe(true);
      expect(certificate.checkPrivateKey(createPrivateKey(read(`${kind}/key.pem`)))).toBe(true);
      for (const name of having(kind)) {
        const { networks: used } = cluster.services[name] ?? {};
        const address = /"ipv4_address":"([\d.]+)"/.exec(JSON.stringify(used))?.[1];
        if (address !== undefined && kind === 'redis') expect(certificate.checkIP(address)).toBe(address);
        else expect(certificate.checkHost(name)).toBe(name);
      }
    }
    for (const name of ['setup', 'indexer-1', 'api-1']) {
      const environment = JSON.stringify(cluster.services[name]?.environment);
      const kind = name === 'api-1' ? 'api' : 'owner';
      const config = readConfig(
        JSON.parse(
          environment.replaceAll('/secrets', join(folder, kind)).replace('${PORT:-3443}', '3443'),
        ) as Record<string, string>,
      );
      expect(config.redisUrl).toContain(`trivia:${read('redis/trivia')}@sentinel-1:26379`);
      expect(new URL(config.elasticsearchUrl.split(',')[0] ?? '').password).toBe(
        read('elasticsearch/password'),
      );
      expect(config.databaseUrl).toContain(read(kind === 'api' ? 'api/postgres' : 'postgres/password'));
    }
    expect(having('owner')).toEqual(['setup', 'indexer-1', 'indexer-2']);
  });

  test('has the Redis user of the guide', () => {
    const guide = readFileSync('docs/operations/cluster.md', 'utf8');
    const rules = Array.from(guide.matchAll(/^user trivia on >PASSWORD (.*)$/gm), ([, rule = '']) => rule);
    expect(rules).toHaveLength(2);
    for (const [index, name] of ['redis-1', 'sentinel-1'].entries())
      expect(cluster.services[name]?.command?.join('\n')).toContain(
        `user trivia on >$$(cat /secrets/trivia) ${rules[index]}\n`,
      );
  });
});

describe('the image', () => {
  test('listens on all addresses of its container and runs without root', () => {
    expect(dockerfile).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0$/m);
    expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER node']);
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages.at(-1)).toContain('USER node');
    expect(stages.at(-1)?.split('USER node')[1]).not.toContain('RUN');
  });

  test('has the Node of the project, of an exact version', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const images = Array.from(dockerfile.matchAll(/^FROM (\S+?)(?:@sha256:[0-9a-f]{64})?(?: AS \w+)?$/gm));
    expect(images.map(([, image]) => image)).toEqual(
      Array(2).fill(`node:${devDependencies.node}-bookworm-slim`),
    );
  });

  test('has the command `trivia` on its PATH', async () => {
    const [, script = ''] = /printf '([^']+)' > \/usr\/local\/bin\/trivia/.exec(dockerfile) ?? [];
    const { stdout } = await promisify(execFile)('sh', ['-c', `printf '${script}'`]);
    expect(stdout).toBe('#!/bin/sh\nexec node --max-semi-space-size=12 /app/dist/cli/trivia.js "$@"\n');
    expect(dockerfile).toContain('chmod 755 /usr/local/bin/trivia');
  });
});

test('PostgreSQL has the same settings as with `npm start`', () => {
  expect(services.postgres?.command).toEqual(['postgres', ...settingParameters(POSTGRES_SETTINGS)]);
});

test('every long-running service has a health check, so that `--wait` waits for it', () => {
  // A service without one has that of the image, which requests the API.
  const silent = Object.entries(services).filter(([, { healthcheck }]) => healthcheck?.test === undefined);
  expect(silent.map(([name, { healthcheck }]) => [name, healthcheck?.disable])).toEqual([
    ['passwords', true],
    ['setup', true],
  ]);
});

test('the health check of the indexer succeeds while its file is young, and has time for the first index', async () => {
  const { environment, healthcheck } = services.indexer ?? {};
  const [kind, script = ''] = healthcheck?.test ?? [];
  expect(kind).toBe('CMD-SHELL');
  expect(healthcheck?.start_period).toBe('1h');
  expect(services.indexer?.tmpfs).toContainEqual(expect.stringMatching(/^\/tmp:/));
  expect(environment?.TRIVIA_INDEXER_HEALTH_FILE).toMatch(/^\/tmp\//);
  const file = join(await ownFolder(), 'health');
  const check = (): Promise<boolean> =>
    promisify(execFile)('sh', ['-c', script.replaceAll('$$', '$')], {
      env: { PATH: process.env.PATH ?? '', TRIVIA_INDEXER_HEALTH_FILE: file },
    }).then(
      () => true,
      () => false,
    );
  expect(await check()).toBe(false);
  writeFileSync(file, '');
  expect(await check()).toBe(true);
  const old = Date.now() / 1_000 - 180;
  utimesSync(file, old, old);
  expect(await check()).toBe(false);
});

test('the health checks of the API and of the image request its readiness, and have time for the first index', () => {
  expect(services.api?.healthcheck?.start_period).toBe('1h');
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK .*--start-period=1h .*\/health\/ready/m);
  const [kind, program, flag, script = ''] = services.api?.healthcheck?.test ?? [];
  expect([kind, program, flag]).toEqual(['CMD', 'node', '--eval']);
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain('/health/ready');
});

describe('every variable of src/config.ts', () => {
  const names = Array.from(
    readFileSync('src/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]*): /gm),
    ([, name = '']) => name,
  );
  const example = readFileSync('.env.example', 'utf8');
  const ENGINE_URLS = ['DATABASE_URL', 'ELASTICSEARCH_URL', 'REDIS_URL'];
  const IN_THE_CONTAINER = {
    PORT: '3000',
    TRIVIA_EXPORT_FOLDER: '/var/lib/trivia/exports',
    TRIVIA_INDEXER_HEALTH_FILE: '/tmp/indexer-health',
  };
  /** `HOST` is set in the image, the password of the database in a file, and setup alone creates the user of the API. */
  const NOT_GIVEN = [
    ...'HOST DATABASE_PASSWORD TRIVIA_API_DATABASE_URL TRIVIA_API_DATABASE_PASSWORD'.split(' '),
    ...'ELASTICSEARCH_PASSWORD ELASTICSEARCH_API_KEY REDIS_PASSWORD'.split(' '),
  ];

  test('is listed once in .env.example', () => {
    for (const name of names) expect(example.match(new RegExp(`^(# )?${name}=`, 'gm')), name).toHaveLength(1);
  });

  test('reaches the API container by its own name, unless the compose file sets it', () => {
    const given = services.api?.environment ?? {};
    const expected = [...names.filter((name) => !NOT_GIVEN.includes(name)), 'DATABASE_PASSWORD_FILE'];
    expect(Object.keys(given).sort()).toEqual(expected.toSorted());
    expect(given).toMatchObject(IN_THE_CONTAINER);
    for (const name of names)
      if (![...ENGINE_URLS, ...NOT_GIVEN].includes(name) && !(name in IN_THE_CONTAINER))
        expect(given[name]).toMatch(new RegExp(`^\\$\\{${name}:-`));
  });

  test('that is part of index or key names reaches all services that read it', () => {
    for (const service of [services.setup, services.indexer])
      expect(service?.environment).toMatchObject({
        TRIVIA_INDEX_PREFIX: '${TRIVIA_INDEX_PREFIX:-}',
        TRIVIA_REDIS_PREFIX: '${TRIVIA_REDIS_PREFIX:-}',
      });
  });

  test('of exports reaches the services that make and serve them, which share a volume', () => {
    for (const service of [services.setup, services.indexer, services.api]) {
      expect(service?.environment?.TRIVIA_EXPORT_FOLDER).toBe('/var/lib/trivia/exports');
      expect(service?.volumes).toContainEqual(
        expect.stringMatching(/^exports:\/var\/lib\/trivia\/exports(:ro)?$/),
      );
    }
  });

  test('has a valid example, even if it is commented out', () => {
    const lines = Array.from(example.matchAll(/^(?:# )?([A-Z][A-Z_]*)=(.*)$/gm), ([, name, value]) => [
      name ?? '',
      value ?? '',
    ]);
    const config = readConfig(Object.fromEntries(lines) as Record<string, string>);
    expect(config).toMatchObject({ port: 3000, rateLimits: true, tiers: { free: { burst: 20 } } });
  });

  test('that the compose file uses is listed in .env.example', () => {
    const used = text.matchAll(/\$\{([A-Z_]+)/g);
    for (const [, name = ''] of used) expect(example).toContain(`${name}=`);
  });
});
