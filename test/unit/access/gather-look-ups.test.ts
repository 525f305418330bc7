import { describe, expect, test } from 'vitest';

import { gatherLookUps } from '../../../src/access/gather-look-ups.ts';

class Away extends Error {}
class Full extends Error {}

/** Look-ups whose questions are answered when the test says so: a name is found as itself in upper case, `nobody` is not. */
function lookUps(limits = { atOnce: 3, waiting: 4 }) {
  const questions: { names: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const lookUp = gatherLookUps<string>(
    (names) =>
      new Promise((resolve, reject) => {
        const known = names.filter((name) => name !== 'nobody');
        questions.push({
          names,
          answer: () => resolve(new Map(known.map((name) => [name, name.toUpperCase()]))),
          fail: () => reject(new Away()),
        });
      }),
    limits,
    () => new Full(),
  );
  return { lookUp, questions };
}

/** Lets everything go on that waits for nothing but its turn. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('looking up', () => {
  test('asks at once for the first, and for all who came meanwhile together', async () => {
    const { lookUp, questions } = lookUps();
    const answers = ['a', 'b', 'c'].map((name) => lookUp(name, false));
    expect(questions.map(({ names }) => names)).toEqual([['a']]);
    questions[0]?.answer();
    await turn();
    expect(questions.map(({ names }) => names)).toEqual([['a'], ['b', 'c']]);
    questions[1]?.answer();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C']);
  });

  test('tells nothing of a name that nobody has', async () => {
    const { lookUp, questions } = lookUps();
    const answer = lookUp('nobody', false);
    questions[0]?.answer();
    expect(await answer).toBeUndefined();
  });

  test('asks once for one name, however many want it, also while it is asked for', async () => {
    const { lookUp, questions } = lookUps();
    const answers = ['a', 'a', 'b', 'b', 'a'].map((name) => lookUp(name, false));
    questions[0]?.answer();
    await turn();
    questions[1]?.answer();
    expect(await Promise.all(answers)).toEqual(['A', 'A', 'B', 'B', 'A']);
    expect(questions.map(({ names }) => names)).toEqual([['a'], ['b']]);
  });

  test('keeps each question short, and never has two under way', async () => {
    const { lookUp, questions } = lookUps({ atOnce: 3, waiting: 100 });
    const answers = Array.from({ length: 8 }, (_, index) => lookUp(`name ${index}`, false));
    for (let asked = 1; asked <= 4; asked += 1) {
      expect(questions).toHaveLength(Math.min(asked, 4));
      questions[asked - 1]?.answer();
      await turn();
    }
    expect(questions.map(({ names }) => names.length)).toEqual([1, 3, 3, 1]);
    expect(await Promise.all(answers)).toHaveLength(8);
  });

  test('turns away whom there is no room for, but nobody who is urgent, and those go first', async () => {
    const { lookUp, questions } = lookUps();
    const first = lookUp('first', false);
    const waiting = ['a', 'b', 'c', 'd'].map((name) => lookUp(name, false));
    await expect(lookUp('e', false)).rejects.toBeInstanceOf(Full);
    const urgent = lookUp('urgent', true);
    questions[0]?.answer();
    await turn();
    expect(questions[1]?.names).toEqual(['urgent', 'a', 'b']);
    questions[1]?.answer();
    await turn();
    questions[2]?.answer();
    expect(await Promise.all([first, urgent, ...waiting])).toEqual(['FIRST', 'URGENT', 'A', 'B', 'C', 'D']);
  });

  test('fails everybody who waits when a question fails, and asks anew for the next', async () => {
    const { lookUp, questions } = lookUps();
    const answers = ['a', 'b', 'c', 'd', 'e'].map((name, index) => lookUp(name, index === 4));
    questions[0]?.fail();
    const results = await Promise.allSettled(answers);
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    const later = lookUp('a', false);
    questions[1]?.answer();
    expect(await later).toBe('A');
    expect(questions).toHaveLength(2);
  });
});
