import type { Service } from './serve.ts';

/** The message of `npm start`: the URLs, the keys and three example commands. */
export function welcome({ baseUrl, keys, account }: Pick<Service, 'baseUrl' | 'keys' | 'account'>): string {
  const curl = (path: string): string => `  curl -H 'X-API-Key: ${keys.pk}' '${baseUrl}/api/v1/${path}'`;
  return `
The Trivia Question Service is running at ${baseUrl}

  pages             ${baseUrl}/ (explore, play, statistics)
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

Press Ctrl-C to stop; the data is kept. Keys and password are in .trivia/dev.json.
`;
}
