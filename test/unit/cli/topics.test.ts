import { expect, test } from 'vitest';
import { z } from 'zod';

import { trivia } from '../../support/trivia.ts';

const Listed = z.array(
  z.object({
    slug: z.string(),
    questions: z.int(),
    sample: z.array(z.object({ sourceId: z.string(), text: z.string(), correctAnswer: z.string() })),
  }),
);
const listed = async (...words: string[]): Promise<z.infer<typeof Listed>> =>
  Listed.parse(JSON.parse((await trivia(['catalogue', 'topics', '--json', ...words], {})).stdout));

test('twenty questions of a topic are listed, the same ones each time, and others with another seed', async () => {
  const [topic] = await listed('rivers-of-the-world');
  expect(topic?.questions).toBeGreaterThan(20);
  expect(topic?.sample).toHaveLength(20);
  expect(await listed('rivers-of-the-world')).toEqual([topic]);
  const [other] = await listed('rivers-of-the-world', '--seed', '2');
  expect(other?.sample).not.toEqual(topic?.sample);
});

test('people read a line for each question, under its topic', async () => {
  const { stdout } = await trivia(['catalogue', 'topics', 'rivers-of-the-world'], {});
  const [title, ...lines] = stdout.trimEnd().split('\n');
  expect(title).toMatch(/^Rivers of the world \(rivers-of-the-world\): \d+ questions$/);
  expect(lines).toHaveLength(20);
  for (const line of lines) expect(line).toMatch(/^ {2}written\/[a-z-]+\/[a-z0-9-]+: .+/);
});

test('a topic that does not exist is named', async () => {
  const { code, stderr } = await trivia(['catalogue', 'topics', 'rivers'], {});
  expect([code, stderr]).toEqual([2, expect.stringContaining('unknown topic rivers')]);
});
