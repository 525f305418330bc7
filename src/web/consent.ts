import type { SignedIn } from '../access/sessions.ts';
import { InvalidInteraction, type PendingInteraction } from '../auth/interactions.ts';
import { button, form, type FieldErrors } from './form.ts';
import { html, type Html, type Page, type PageContext, type PageRoute, RESPONSE_SENT } from './page.ts';
import { interactionPath, signInPage, signIn } from './sign-in.ts';
import { scopeList } from './applications.ts';

/** The pages to which clients send users: to sign in, then to allow or deny access. */
export const consentRoutes: readonly PageRoute[] = [
  {
    path: '/oauth/interaction/:uid',
    formLeavesSite: true,
    async get(context) {
      const { parts, request, reply, signedIn } = context;
      const pending = await parts.interactions.pending(request, reply);
      if (pending.prompt === 'consent')
        return consentPage(context, pending, consentingUser(context, pending));
      if (signedIn === undefined || pending.mustSignInAgain)
        return signInToConnectPage(context, pending, signedIn?.email ?? '');
      await parts.interactions.finishSignIn(request, reply, signedIn.userId);
      return RESPONSE_SENT;
    },
    async post(context) {
      const { parts, request, reply, values } = context;
      const pending = await parts.interactions.pending(request, reply);
      if (pending.prompt !== 'login') throw new InvalidInteraction('The user has already signed in.');
      const outcome = await signIn(context);
      if ('errors' in outcome) return signInToConnectPage(context, pending, values('email'), outcome.errors);
      reply.header('set-cookie', outcome.cookie);
      await parts.interactions.finishSignIn(request, reply, outcome.userId);
      return RESPONSE_SENT;
    },
  },
  {
    path: '/oauth/interaction/:uid/consent',
    formLeavesSite: true,
    async post(context) {
      const { parts, request, reply, values } = context;
      const pending = await parts.interactions.pending(request, reply);
      const accepted = values('decision') === 'allow';
      if (accepted) consentingUser(context, pending);
      await parts.interactions.finishConsent(request, reply, { accepted });
      return RESPONSE_SENT;
    },
  },
];

/**
 * The user whose consent is requested.
 *
 * @throws InvalidInteraction when the user has signed out since, or another user has signed in
 */
function consentingUser({ signedIn }: PageContext, { prompt, userId }: PendingInteraction): SignedIn {
  if (prompt === 'consent' && signedIn !== undefined && signedIn.userId === userId) return signedIn;
  throw new InvalidInteraction('Another user has signed in since.');
}

function consentPage(
  { messages, csrfToken }: PageContext,
  pending: PendingInteraction,
  { email }: SignedIn,
): Page {
  const { client, scopes } = pending;
  const title = messages.consent({ name: client.name });
  const buttons = html`<div class="row">
    ${decisionButton('allow', messages.allow)}${decisionButton('deny', messages.deny)}
  </div>`;
  return {
    title,
    main: html`<h1>${title}</h1>
      <p>${messages.consentIntro}</p>
      <dl>
        <dt>${messages.consentName}</dt>
        <dd>${client.name}</dd>
        <dt>${messages.consentHost}</dt>
        <dd><strong>${client.redirectHost}</strong></dd>
        <dt>${messages.consentAccount}</dt>
        <dd>${email}</dd>
      </dl>
      <h2>${messages.consentMay}</h2>
      ${scopeList(scopes, messages)}
      <p>${messages.consentWarning}</p>
      ${decisionForm(pending, csrfToken, buttons)}
      <p class="hint">${messages.consentLater}</p>
      <div class="aside">
        <p>${messages.otherAccount}</p>
        ${form({ action: '/account/sign-out', csrfToken }, button(messages.signOut, 'quiet'))}
      </div>`,
  };
}

function signInToConnectPage(
  context: PageContext,
  pending: PendingInteraction,
  email: string,
  errors: FieldErrors = {},
): Page {
  const { messages, csrfToken } = context;
  const { name, redirectHost: host } = pending.client;
  const isAgain = pending.mustSignInAgain && context.signedIn !== undefined;
  return signInPage(context, {
    action: interactionPath(pending.uid),
    email,
    errors,
    interaction: pending.uid,
    reason: html`<p>${messages.signInFor({ name, host })}</p>
      ${isAgain ? html`<p>${messages.signInAgain}</p>` : undefined}`,
    after: decisionForm(pending, csrfToken, decisionButton('deny', messages.cancelConnecting)),
  });
}

/** Denying redirects to the client too, with an error. */
const decisionForm = ({ uid }: PendingInteraction, csrfToken: string, buttons: Html): Html =>
  form({ action: `${interactionPath(uid)}/consent`, csrfToken }, buttons);

const decisionButton = (value: 'allow' | 'deny', text: string): Html =>
  html`<button class="button${value === 'deny' ? ' quiet' : ''}" name="decision" value="${value}">
    ${text}
  </button>`;
