import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../src/config.ts';
import { POSTGRES_SETTINGS, settingParameters } from '../../../stack/postgres-settings.ts';

const Service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const Compose = z.object({ services: z.record(z.string(), Service) });

const { services } = Compose.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));

test('the compose file has the services of the README, with commands and settings as strings', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'elasticsearch', 'redis', 'setup', 'indexer', 'api']);
});

test('PostgreSQL has the same settings as with `npm start`', () => {
  expect(services.postgres?.command).toEqual(['postgres', ...settingParameters(POSTGRES_SETTINGS)]);
});

test('every long-running service except the indexer has a health check', () => {
  const silent = Object.entries(services).filter(([, service]) => service.healthcheck === undefined);
  expect(silent.map(([name]) => name)).toEqual(['setup', 'indexer']);
});

test('the health check of the API requests its readiness', () => {
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
  const ENGINES = ['DATABASE_URL', 'ELASTICSEARCH_URL', 'REDIS_URL'];
  const IN_THE_CONTAINER = {
    HOST: '0.0.0.0',
    PORT: '3000',
    TRIVIA_EXPORT_FOLDER: '/var/lib/trivia/exports',
  };

  test('is found by this test', () => {
    expect(names).toEqual(expect.arrayContaining([...ENGINES, 'TRIVIA_TIERS', 'TRIVIA_LOG_LEVEL']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('is listed once in .env.example', () => {
    for (const name of names) expect(example.match(new RegExp(`^(# )?${name}=`, 'gm')), name).toHaveLength(1);
  });

  test('reaches the API container by its own name, unless the compose file sets it', () => {
    const given = services.api?.environment ?? {};
    expect(Object.keys(given).sort()).toEqual(names.toSorted());
    expect(given).toMatchObject(IN_THE_CONTAINER);
    for (const name of names)
      if (!ENGINES.includes(name) && !(name in IN_THE_CONTAINER))
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
      expect(service?.volumes).toEqual([
        expect.stringMatching(/^exports:\/var\/lib\/trivia\/exports(:ro)?$/),
      ]);
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
    const used = readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{([A-Z_]+)/g);
    for (const [, name = ''] of used) expect(example).toContain(`${name}=`);
  });
});
