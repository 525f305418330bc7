import { expect, test } from 'vitest';
import { readStackEnvironment, chooseProviders } from '../../../stack/environment.mjs';

test('runs every engine locally by default', () => {
  expect(chooseProviders(readStackEnvironment({}))).toEqual({
    postgres: { kind: 'local' },
    elasticsearch: { kind: 'local' },
    redis: { kind: 'local' },
  });
});

test('uses a given URL even with containers', () => {
  const environment = readStackEnvironment({ TRIVIA_STACK: 'docker', REDIS_URL: 'redis://cache:6379' });
  expect(chooseProviders(environment)).toEqual({
    postgres: { kind: 'container' },
    elasticsearch: { kind: 'container' },
    redis: { kind: 'given', url: 'redis://cache:6379' },
  });
});

test('treats an empty variable as missing', () => {
  expect(chooseProviders(readStackEnvironment({ DATABASE_URL: ' ' })).postgres).toEqual({ kind: 'local' });
});

test.each([
  [{ TRIVIA_STACK: 'podman' }, 'TRIVIA_STACK is "podman"'],
  [{ TRIVIA_ES_HEAP: 'much' }, 'TRIVIA_ES_HEAP is "much"'],
])('rejects %j', (variables, sentence) => {
  expect(() => readStackEnvironment(variables)).toThrow(sentence);
});
