import { expect, test } from 'vitest';
import { redisBinary } from '../../../stack/artefacts.ts';
import { missingSentence } from '../../../stack/prerequisites.ts';

test('names one thing that lacks and the three ways out', () => {
  expect(missingSentence(['Java 21 or newer'], ['elasticsearch'])).toBe(
    'To run Elasticsearch here, this machine lacks Java 21 or newer: install it, or point ELASTICSEARCH_URL at an ' +
      'engine that runs already, or use Docker (`docker compose up`, or TRIVIA_STACK=docker).',
  );
});

test('names several at once', () => {
  const sentence = missingSentence(
    ['Java 21 or newer', 'Maven (the command mvn)'],
    ['elasticsearch', 'redis'],
  );
  expect(sentence).toContain('lacks Java 21 or newer and Maven (the command mvn): install them');
  expect(sentence).toContain('point ELASTICSEARCH_URL and REDIS_URL at engines that run already');
});

test('knows the Redis of the common platforms and none of the others', () => {
  expect(redisBinary('linux', 'arm64')).toContain('linux-arm64');
  expect(redisBinary('sunos', 'x64')).toBeUndefined();
});
