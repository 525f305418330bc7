import { errors, interactionPolicy } from 'oidc-provider';

import { SCOPES } from '../contract/oauth.ts';

const KNOWN_SCOPES = new Set<string>(SCOPES);

/**
 * The provider's own checks, preceded by two of ours: at least one scope is known, and the user is asked for consent
 * every time.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const knowsScope = new interactionPolicy.Check('scope_unknown', 'no scope is known', ({ oidc }) => {
    if ([...oidc.requestParamScopes].some((scope) => KNOWN_SCOPES.has(scope)))
      return interactionPolicy.Check.NO_NEED_TO_PROMPT;
    throw new errors.InvalidScope('none of the scopes is known', [...oidc.requestParamScopes].join(' '));
  });
  policy.get('login')?.checks.unshift(knowsScope);
  // The provider has such a check for native applications only. Without ours, a web client that was granted access once
  // could obtain tokens again unnoticed.
  const hasConsented = new interactionPolicy.Check(
    'not_asked',
    'consent is required',
    'interaction_required',
    ({ oidc }) => oidc.result?.consent === undefined,
  );
  policy.get('consent')?.checks.unshift(hasConsented);
  return policy;
}
