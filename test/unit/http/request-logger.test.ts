import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createRequestLogger } from '../../../src/http/request-logger.ts';

test('creates a child with the bindings for the first line only', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  let children = 0;
  const counted = Object.assign(Object.create(logger) as typeof logger, {
    child: (...given: Parameters<typeof logger.child>) => {
      children += 1;
      return logger.child(...given);
    },
  });
  const request = createRequestLogger(counted, { reqId: 'one' }, {});
  expect(children).toBe(0);
  request.info({ status: 500 }, 'answered');
  request.debug('not logged at this level');
  request.child({ step: 2 }).warn('again');
  expect(children).toBe(1);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { reqId: 'one', status: 500, msg: 'answered' },
    { reqId: 'one', step: 2, msg: 'again' },
  ]);
  expect(request.level).toBe('info');
});
