import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { aMailbox } from '../support/mailbox.ts';

const engines = await ownEngines();

test('the complete service signs a user up by mail and shows the usage to the session', async () => {
  const mailbox = await aMailbox();
  const config = { ...engines.config, smtpUrl: mailbox.url };
  const { app } = await anApi({ ...engines, config });
  const email = `${randomUUID()}@example.org`;
  const password = 'otter lantern violin';
  let cookie = '';
  const send = async (url: string, fields?: Readonly<Record<string, string>>) => {
    const response = await app.inject({
      url,
      headers: { cookie, ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(fields && { method: 'POST', payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of response.cookies) cookie += `${name}=${value}; `;
    return response;
  };
  const formIn = (body: string): string => /name="form" value="([\w-]+)"/.exec(body)?.[1] ?? '';

  const page = await send('/account/sign-up');
  expect((await send('/account/sign-up', { form: formIn(page.body), email, password })).statusCode).toBe(303);
  const { text, headers } = await mailbox.next(email);
  expect(headers.from).toBe('Trivia Question Service <no-reply@localhost>');
  const link = new URL(/http:\S+/.exec(text)?.[0] ?? '');
  expect(link.origin).toBe(config.baseUrl);
  const token = link.searchParams.get('token') ?? '';
  const confirmed = await send('/account/confirm', { form: formIn(page.body), token, password });
  expect(confirmed.headers.location).toBe('/account?done=confirmed');
  expect((await send('/account')).body).toContain(email);
  const usage = await send('/api/v1/usage');
  expect([usage.statusCode, usage.json<{ summary: { tier: string } }>().summary.tier]).toEqual([200, 'free']);
});
