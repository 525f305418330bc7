import { expect } from 'vitest';

import type { CreateReportInput } from '../../src/contract/report.ts';
import type { Api } from './api.ts';

/** A caller of the report endpoint, by the address that it has. */
export type Reporter = (body: CreateReportInput) => Promise<string>;

/** Somebody who reports from an address and expects to be thanked. */
export const aReporter =
  ({ app }: Pick<Api, 'app'>, remoteAddress: string): Reporter =>
  async (body) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/report',
      payload: body,
      remoteAddress,
    });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ reportId: string }>().reportId;
  };
