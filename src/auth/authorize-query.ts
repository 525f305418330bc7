import { DEFAULT_SCOPES } from '../contract/oauth.ts';

const isAbsent = (parameters: URLSearchParams, name: string): boolean =>
  parameters.getAll(name).every((value) => value.trim() === '');

/** Completes a request for authorization with what clients leave out and the provider would refuse, or cut, the request for. */
export function completeAuthorizeQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  if (isAbsent(parameters, 'scope')) parameters.set('scope', DEFAULT_SCOPES);
  const prompts = parameters.getAll('prompt').flatMap((value) => value.split(' '));
  // A public client cannot prove who it is: the person is asked each time. The scope for staying connected needs that as well.
  if (!prompts.includes('none') && !prompts.includes('consent'))
    parameters.set('prompt', [...prompts.filter((prompt) => prompt !== ''), 'consent'].join(' '));
  // Known to the provider but not offered: its page for it needs a script. By an unknown name it is refused as any other.
  if (parameters.get('response_mode') === 'form_post') parameters.set('response_mode', 'not_offered');
  return parameters.toString();
}
