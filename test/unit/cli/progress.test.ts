import { expect, onTestFinished, test, vi } from 'vitest';

import { createProgress } from '../../../cli/progress.ts';

test('without a terminal, a line with the remaining time is printed every two seconds', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const noted: string[] = [];
  const note = (line: unknown): unknown => noted.push(String(line));
  const output = { json: true, result: () => undefined, note, terminal: undefined };
  const progress = createProgress(output, 'filling');
  for (now = 0; now <= 5_000; now += 500)
    progress.show({ done: now, total: 10_000, text: `${now} questions written` });
  progress.end();
  expect(noted).toEqual(['20 %, 2000 questions written, 8 s left', '40 %, 4000 questions written, 6 s left']);
});
