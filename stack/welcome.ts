import type { KeyScope } from '../src/contract/account.ts';

/** What is printed when everything answers: where, with what, and three things to try. */
export function welcome(baseUrl: string, keys: Readonly<Record<KeyScope, string>>): string {
  const curl = (path: string): string => `  curl -H 'X-API-Key: ${keys.pk}' '${baseUrl}/api/v1/${path}'`;
  return `
The Trivia Question Service answers at ${baseUrl}

  publishable key   ${keys.pk}
  secret key        ${keys.sk}
  API reference     ${baseUrl}/docs
  OpenAPI document  ${baseUrl}/api/v1/openapi.json

Try:
${curl('questions/random?amount=3')}
${curl('questions/random?amount=3&lang=pl&category=geography')}
${curl('questions?difficulty=hard&limit=2&count=exact')}

Ctrl-C ends it; the data stays. The keys are kept in .trivia/dev.json.
`;
}
