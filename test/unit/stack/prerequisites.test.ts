import { expect, test } from 'vitest';
import { missingMessage, redisBinary } from '../../../stack/prerequisites.mjs';

test('names what is missing and the three alternatives', () => {
  expect(missingMessage(['Java 21 or newer'], ['elasticsearch'])).toBe(
    'Elasticsearch cannot run here: Java 21 or newer is missing. Install it, set ELASTICSEARCH_URL to a running engine, ' +
      'or use Docker (`docker compose up`, or TRIVIA_STACK=docker).',
  );
});

test('names several missing programs at once', () => {
  const sentence = missingMessage(
    ['Java 21 or newer', 'Maven (the command mvn)'],
    ['elasticsearch', 'redis'],
  );
  expect(sentence).toContain(
    'Elasticsearch and Redis cannot run here: Java 21 or newer and Maven (the command mvn) are missing. Install them, ',
  );
  expect(sentence).toContain('set ELASTICSEARCH_URL and REDIS_URL to running engines');
});

test('knows the Redis binaries of the common platforms only', () => {
  expect(redisBinary('linux', 'arm64')).toContain('linux-arm64');
  expect(redisBinary('sunos', 'x64')).toBeUndefined();
});
