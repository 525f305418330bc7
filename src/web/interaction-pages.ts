import type { SignedIn } from '../access/sessions.ts';
import { InvalidInteraction, type PendingInteraction } from '../auth/interactions.ts';
import { button, form, NO_FAULTS, type Faults } from './form-parts.ts';
import type { Page } from './frame.ts';
import { html, type Html } from './html.ts';
import { scopeList } from './scope-words.ts';
import type { PageRow } from './serve-pages.ts';
import { signInPage } from './sign-in-pages.ts';
import { signInPerson } from './sign-in-person.ts';
import { ANSWERED, FAULTY, interactionPath, type Visit } from './visit.ts';
import type { Web } from './web.ts';

/** Refusing sends the person back to the client too, with word that it was refused. */
const decision = ({ uid }: PendingInteraction, formToken: string, buttons: Html): Html =>
  form({ action: `${interactionPath(uid)}/consent`, formToken }, buttons);

const decisionButton = (value: 'allow' | 'deny', text: string): Html =>
  html`<button name="decision" value="${value}" ${value === 'deny' ? html` class="quiet"` : undefined}>
    ${text}
  </button>`;

/**
 * Whose consent is asked for.
 *
 * @throws InteractionGone for whoever has signed out since, or in as somebody else
 */
function personAsked({ signedIn }: Visit, { prompt, userId }: PendingInteraction): SignedIn {
  if (prompt === 'consent' && signedIn !== undefined && signedIn.userId === userId) return signedIn;
  throw new InvalidInteraction('Somebody else is signed in by now.');
}

function consentPage({ words, formToken }: Visit, pending: PendingInteraction, { email }: SignedIn): Page {
  const { client, scopes } = pending;
  const title = words.consent({ name: client.name });
  const buttons = html`<div class="row">
    ${decisionButton('allow', words.allow)}${decisionButton('deny', words.deny)}
  </div>`;
  return {
    title,
    main: html`<h1>${title}</h1>
      <p>${words.consentIntro}</p>
      <dl>
        <dt>${words.consentName}</dt>
        <dd>${client.name}</dd>
        <dt>${words.consentHost}</dt>
        <dd><strong>${client.redirectHost}</strong></dd>
        <dt>${words.consentAccount}</dt>
        <dd>${email}</dd>
      </dl>
      <h2>${words.consentMay}</h2>
      ${scopeList(scopes, words)}
      <p>${words.consentWarning}</p>
      ${decision(pending, formToken, buttons)}
      <p class="hint">${words.consentLater}</p>
      <div class="aside">
        <p>${words.otherAccount}</p>
        ${form({ action: '/account/sign-out', formToken }, button(words.signOut, 'quiet'))}
      </div>`,
  };
}

function signInFor(visit: Visit, pending: PendingInteraction, email: string, faults: Faults): Page {
  const { words, formToken } = visit;
  const { name, redirectHost: host } = pending.client;
  const isAgain = pending.mustSignInAgain && visit.signedIn !== undefined;
  return signInPage(visit, {
    action: interactionPath(pending.uid),
    email,
    faults,
    interaction: pending.uid,
    why: html`<p>${words.signInFor({ name, host })}</p>
      ${isAgain ? html`<p>${words.signInAgain}</p>` : undefined}`,
    after: decision(pending, formToken, decisionButton('deny', words.cancelConnecting)),
  });
}

/** What a client has sent somebody here for: to sign in, then to allow or refuse it. */
export function interactionPages(web: Web): PageRow[] {
  const { interactions } = web;
  return [
    {
      path: '/oauth/interaction/:uid',
      leaves: true,
      async show(visit, request, reply) {
        const pending = await interactions.pending(request, reply);
        const { signedIn } = visit;
        if (pending.prompt === 'consent') return consentPage(visit, pending, personAsked(visit, pending));
        if (signedIn === undefined || pending.mustSignInAgain)
          return signInFor(visit, pending, signedIn?.email ?? '', NO_FAULTS);
        await interactions.finishSignIn(request, reply, signedIn.userId);
        return ANSWERED;
      },
      async take(visit, given, request, reply) {
        const pending = await interactions.pending(request, reply);
        if (pending.prompt !== 'login') throw new InvalidInteraction('Nobody is asked to sign in any more.');
        const outcome = await signInPerson(web, visit, given, request, reply);
        if ('faults' in outcome) {
          const page = signInFor(visit, pending, given('email'), outcome.faults);
          return { status: FAULTY, here: interactionPath(pending.uid), ...page };
        }
        reply.header('set-cookie', outcome.cookie);
        await interactions.finishSignIn(request, reply, outcome.userId);
        return ANSWERED;
      },
    },
    {
      path: '/oauth/interaction/:uid/consent',
      leaves: true,
      async take(visit, given, request, reply) {
        const pending = await interactions.pending(request, reply);
        const accepted = given('decision') === 'allow';
        if (accepted) personAsked(visit, pending);
        await interactions.finishConsent(request, reply, { accepted });
        return ANSWERED;
      },
    },
  ];
}
