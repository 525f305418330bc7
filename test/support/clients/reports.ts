import { expect } from 'vitest';
import type { CreateReportInput } from '../../../src/endpoints/create-report.ts';
import type { Api } from '../api.ts';

/** A client of the report endpoint with a network address. */
export type Reporter = (body: CreateReportInput) => Promise<string>;

/** Creates a client that sends reports from an address and expects success. */
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
