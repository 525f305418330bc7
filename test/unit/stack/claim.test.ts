import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimSlot } from '../../../stack/claim.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'claim-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const deadHolder = { pid: process.pid, start: 'another time' };

test('rejects a second start with the URL of the first one', () => {
  claimSlot(folder, 'start').announce('http://localhost:3000');
  expect(() => claimSlot(folder, 'start')).toThrow(
    /already running in this clone, at http:\/\/localhost:3000/,
  );
});

test('rejects a second benchmark with the way to share the engines of the first one', () => {
  claimSlot(folder, 'bench');
  expect(() => claimSlot(folder, 'bench')).toThrow(/npm run bench -- engines/);
  expect(claimSlot(folder, 'start').slot).toBe('start');
});

test('gives a second test run a separate slot', () => {
  expect(claimSlot(folder, 'test').slot).toBe('test');
  expect(claimSlot(folder, 'test').slot).toBe('test-2');
});

test('is free again after a release, and no file is left', () => {
  claimSlot(folder, 'start').release();
  expect(readdirSync(folder)).toEqual([]);
  expect(claimSlot(folder, 'start').slot).toBe('start');
});

test('takes over the claim of a dead process', () => {
  writeFileSync(join(folder, 'start.lock'), JSON.stringify({ holder: deadHolder }));
  expect(claimSlot(folder, 'start').slot).toBe('start');
  expect(readdirSync(folder)).toEqual(['start.lock']);
});

test('takes over an unreadable claim', () => {
  writeFileSync(join(folder, 'start.lock'), '{"hol');
  expect(claimSlot(folder, 'start').slot).toBe('start');
});
