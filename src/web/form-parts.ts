import { LONGEST_EMAIL } from '../contract/account.ts';
import { html, type Html } from './html.ts';
import type { Words } from './words.ts';

/** What is wrong with which field. The name of a field is also its id. */
export type Faults = Readonly<Record<string, string>>;

export const NO_FAULTS: Faults = {};

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  /** What the browser may fill in. */
  readonly autocomplete: 'email' | 'username' | 'current-password' | 'new-password';
  readonly value?: string;
  readonly hint?: string;
}

/** What a form about an address was sent with, and what is wrong with it. */
export interface AddressForm {
  readonly email: string;
  readonly interaction: string | undefined;
  readonly faults: Faults;
}

/** The address that a password is for, for the browser's store of passwords; it is not looked at. */
export const usernameFor = (email: string): Html =>
  html`<input
    class="hidden"
    type="email"
    name="email"
    value="${email}"
    autocomplete="username"
    tabindex="-1"
    readonly
    aria-hidden="true"
  />`;

/** A field with its label, its hint and what is wrong with it. */
export function field({ name, label, type, autocomplete, value, hint }: Field, faults: Faults): Html {
  const fault = faults[name];
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-fault`];
  const by = described.filter((id) => id !== '').join(' ');
  return html`<label for="${name}">${label}</label>
    ${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault === undefined ? undefined : html`<p class="fault" id="${name}-fault">${fault}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      required${type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false" maxlength="${LONGEST_EMAIL}"` : undefined}${value === undefined ? undefined : html` value="${value}"`}${by === '' ? undefined : html` aria-describedby="${by}"`}${fault === undefined ? undefined : html` aria-invalid="true"`}
    />`;
}

/** All faults at the top of a page, each leading to its field. The browser puts the focus there when the page opens. */
export function summary(faults: Faults, words: Words): Html {
  const items = Object.entries(faults).map(([name, fault]) => html`<li><a href="#${name}">${fault}</a></li>`);
  if (items.length === 0) return html``;
  return html`<div class="faults" role="alert" tabindex="-1" autofocus>
    <h2>${words.errorSummary}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

/** The title of a page, which says first when something is wrong. */
export const titled = (title: string, faults: Faults, words: Words): string =>
  Object.keys(faults).length === 0 ? title : words.errorTitle({ title });

interface FormParts {
  readonly action: string;
  /** Proves that the form is of a page that this browser was given. */
  readonly formToken: string;
  /** Values that go along unseen; absent ones do not. */
  readonly along?: Readonly<Record<string, string | undefined>>;
}

/** A form around its fields. What is wrong is told by us, in the language of the page, not by the browser in its own. */
export function form({ action, formToken, along = {} }: FormParts, fields: Html): Html {
  const hidden = [...Object.entries(along), ['form', formToken] as const].map(([name, value]) =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}" novalidate>${hidden} ${fields}</form>`;
}

export const button = (text: string | Html, kind: 'main' | 'quiet' = 'main'): Html =>
  html`<button${kind === 'quiet' ? html` class="quiet"` : undefined}>${text}</button>`;

/** A box that tells what has just been done. */
export const done = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="done" role="status">${text}</p>`;
