import type { Service } from './serve.ts';

/** What is printed when everything answers: where, with what, and three things to try. */
export function welcome({ baseUrl, keys, account }: Pick<Service, 'baseUrl' | 'keys' | 'account'>): string {
  const curl = (path: string): string => `  curl -H 'X-API-Key: ${keys.pk}' '${baseUrl}/api/v1/${path}'`;
  return `
The Trivia Question Service answers at ${baseUrl}

  publishable key   ${keys.pk}
  secret key        ${keys.sk}
  account           ${baseUrl}/account
                    ${account.email}, password ${account.password ?? ''}
  API reference     ${baseUrl}/docs
  OpenAPI document  ${baseUrl}/api/v1/openapi.json

Try:
${curl('questions/random?amount=3')}
${curl('questions/random?amount=3&lang=pl&category=geography')}
${curl('questions?difficulty=hard&limit=2&count=exact')}

Ctrl-C ends it; the data stays. Keys and password are kept in .trivia/dev.json.
`;
}
