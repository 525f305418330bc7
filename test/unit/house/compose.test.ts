import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { z } from 'zod';
import { expect, test } from 'vitest';

const Service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const Compose = z.object({ services: z.record(z.string(), Service) });

const { services } = Compose.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));

test('the compose file has the services of the README, their commands and settings all text', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'elasticsearch', 'redis', 'setup', 'indexer', 'api']);
});

test('every long-lived service but the indexer says when it is healthy', () => {
  const silent = Object.entries(services).filter(([, service]) => service.healthcheck === undefined);
  expect(silent.map(([name]) => name)).toEqual(['setup', 'indexer']);
});

test('the check of the API asks its readiness and is a program', () => {
  const [kind, program, flag, script = ''] = services.api?.healthcheck?.test ?? [];
  expect([kind, program, flag]).toEqual(['CMD', 'node', '--eval']);
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain('/health/ready');
});
