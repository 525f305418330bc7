import { describe, expect, test } from 'vitest';

import { headerAllowlist, hostTest, originTest } from '../../../src/network/header-patterns.ts';

const allowed = headerAllowlist(
  'https://trivia.example',
  ['localhost', '*.preview.example', 'mcp.example:8443'],
  ['https://claude.ai', 'http://dev.example:*', 'localhost'],
);

describe('the header Host', () => {
  test.each([
    'trivia.example',
    'Trivia.Example',
    'trivia.example:8080',
    'localhost',
    '127.0.0.1:1',
    '[::1]:3000',
    'a.preview.example',
    'a.b.preview.example:81',
    'mcp.example:8443',
  ])('can be %s', (host) => {
    expect(allowed.host(host)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'trivia.example.evil',
    'evil-trivia.example',
    'preview.example',
    'evilpreview.example',
    '*.preview.example',
    'mcp.example',
    'mcp.example:844',
    'trivia.example:x',
    'trivia.example/',
    'user@trivia.example',
    'trivia.example:80:80',
    '127.0.0.2',
  ])('cannot be %s', (host) => {
    expect(allowed.host(host)).toBe(false);
  });
});

describe('the header Origin', () => {
  test.each([
    'https://trivia.example',
    'https://claude.ai',
    'http://dev.example',
    'http://dev.example:5173',
    'http://localhost:6274',
    'https://127.0.0.1',
    'http://[::1]:8080',
  ])('can be %s', (origin) => {
    expect(allowed.origin(origin)).toBe(true);
  });

  test.each([
    'null',
    '',
    'http://trivia.example',
    'https://trivia.example:8443',
    'https://claude.ai.evil.example',
    'https://evil.example/https://claude.ai',
    'https://dev.example',
    'file://localhost',
    'http://localhost.evil.example',
    'http://localhost:6274/',
  ])('cannot be %s', (origin) => {
    expect(allowed.origin(origin)).toBe(false);
  });
});

describe('an entry of the allowlist', () => {
  test.each(['https://a.example', 'a b', '*', '*.', '', 'a.example:123456', 'a.example/x'])(
    'is not a host: %s',
    (entry) => {
      expect(hostTest(entry)).toBeUndefined();
    },
  );

  test.each(['a.example', 'https://a.example/', 'https://*.a.example', '*', '', 'null'])(
    'is not an origin: %s',
    (entry) => {
      expect(originTest(entry)).toBeUndefined();
    },
  );
});
