import { DEFAULT_SCOPES } from '../contract/oauth.ts';

const isAbsent = (parameters: URLSearchParams, name: string): boolean =>
  parameters.getAll(name).every((value) => value.trim() === '');

/** Adds parameters that clients leave out of an authorization request and that the provider requires. */
export function completeAuthorizeQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  if (isAbsent(parameters, 'scope')) parameters.set('scope', DEFAULT_SCOPES);
  const prompts = parameters.getAll('prompt').flatMap((value) => value.split(' '));
  // A public client cannot prove its identity, so the user is asked for consent every time. offline_access requires the
  // prompt too.
  if (!prompts.includes('none') && !prompts.includes('consent'))
    parameters.set('prompt', [...prompts.filter((prompt) => prompt !== ''), 'consent'].join(' '));
  // The provider supports form_post, but its page needs a script. Under an unknown name it is refused like any other.
  if (parameters.get('response_mode') === 'form_post') parameters.set('response_mode', 'not_offered');
  return parameters.toString();
}
