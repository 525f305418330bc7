import { LONGEST_EMAIL } from '../contract/account.ts';
import type { Messages } from './messages/messages.ts';
import { html, type Html, type Page } from './page.ts';

/** Error messages by the name of the field, which is also its id. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface EmailForm {
  readonly email: string;
  readonly interaction: string | undefined;
}

interface FormParts {
  readonly action: string;
  readonly csrfToken: string;
  /** Values of hidden fields; undefined ones are left out. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
}

/** A form around its fields. The server validates it, in the language of the page; the browser would use its own. */
export function form({ action, csrfToken, hidden = {} }: FormParts, fields: Html): Html {
  const hiddenFields = [...Object.entries(hidden), ['form', csrfToken] as const].map(([name, value]) =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}" novalidate>${hiddenFields} ${fields}</form>`;
}

interface FormPageParts {
  readonly title: string;
  readonly errors: FieldErrors;
  /** What stands below the title. */
  readonly content: Html;
  /** What stands above everything else. */
  readonly navigation?: Html;
  /** What has just been done. */
  readonly done?: string | undefined;
  /** Path and query of the form, for the links of a refused form to other languages. */
  readonly selfPath?: string | undefined;
}

/** A page with a form. With errors it lists them, and has the status of a form that is refused. */
export function formPage(
  { title, errors, content, navigation, done, selfPath }: FormPageParts,
  messages: Messages,
): Page {
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: isRefused ? messages.errorTitle({ title }) : title,
    main: html`${navigation}${errorSummary(errors, messages)}${done === undefined ? undefined : html`<p class="notice good" role="status">${done}</p>`}
      <h1>${title}</h1>
      ${content}`,
    ...(isRefused ? { status: 422, selfPath } : {}),
  };
}

/** All errors at the top of a page, each linked to its field. The browser focuses the summary when the page opens. */
function errorSummary(errors: FieldErrors, messages: Messages): Html {
  const items = Object.entries(errors).map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`);
  if (items.length === 0) return html``;
  return html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <h2>${messages.errorSummary}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

export const button = (text: string | Html, kind: 'main' | 'quiet' | 'danger' = 'main'): Html =>
  html`<button class="button${kind === 'main' ? '' : ` ${kind}`}">${text}</button>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text' | 'date';
  /** What the browser may fill in. */
  readonly autocomplete: 'email' | 'username' | 'current-password' | 'new-password' | 'off';
  readonly value?: string;
  readonly hint?: string;
  readonly isOptional?: true;
  /** Most characters of a text. */
  readonly longest?: number;
  /** The first date that can be chosen. */
  readonly first?: string;
}

export function field(
  { name, label, type, autocomplete, value, hint, isOptional, longest, first }: Field,
  errors: FieldErrors,
): Html {
  const error = errors[name];
  const attributes = [
    isOptional === true ? undefined : html` required`,
    type === 'email' ? EMAIL_ATTRIBUTES : undefined,
    longest === undefined ? undefined : html` maxlength="${longest}"`,
    first === undefined ? undefined : html` min="${first}"`,
    value === undefined ? undefined : html` value="${value}"`,
    stateAttributes(name, hint, error),
  ].filter((each) => each !== undefined);
  return html`<label for="${name}">${label}</label>
    ${hintAndError(name, hint, error)}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" ${attributes} />`;
}

const EMAIL_ATTRIBUTES = html` inputmode="email" autocapitalize="none" spellcheck="false"
maxlength="${LONGEST_EMAIL}"`;

/** The account that a password field belongs to, for password managers; the service ignores it. */
export const hiddenUsername = (email: string): Html =>
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

interface Choices {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly chosen: string;
}

/** A group of radio buttons. The first has the id that the error summary links to. */
export function radioGroup({ name, label, choices, chosen }: Choices, errors: FieldErrors): Html {
  const error = errors[name];
  const items = choices.map(({ value, label: text, hint }, index) => {
    const id = index === 0 ? name : `${name}-${value}`;
    const checked = value === chosen ? html` checked` : html``;
    const described = hint === undefined ? html`` : html` aria-describedby="${id}-about"`;
    return html`<div class="choice">
      <input type="radio" id="${id}" name="${name}" value="${value}" ${checked}${described} />
      <label for="${id}">${text}</label>
      ${hint === undefined ? undefined : html`<p class="hint" id="${id}-about">${hint}</p>`}
    </div>`;
  });
  return html`<fieldset${stateAttributes(name, undefined, error)}>
    <legend>${label}</legend>
    ${hintAndError(name, undefined, error)} ${items}
  </fieldset>`;
}

interface TextArea {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly rows: number;
}

/** A field for several lines. Browsers drop the first line break after the tag, so one is added. */
export const textArea = ({ name, label, value, hint, rows }: TextArea, errors: FieldErrors): Html =>
  html`<label for="${name}">${label}</label>
    ${hintAndError(name, hint, errors[name])}
    <textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      ${stateAttributes(name, hint, errors[name])}
    >
${value}</textarea>`;

/** The attributes of a control that has a hint or an error. */
function stateAttributes(name: string, hint: string | undefined, error: string | undefined): Html {
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`];
  const by = described.filter((id) => id !== '').join(' ');
  return html`${by === '' ? undefined : html` aria-describedby="${by}"`}${error === undefined ? undefined : html` aria-invalid="true"`}`;
}

/** The hint and the error of a control, shown between its label and the control. */
const hintAndError = (name: string, hint: string | undefined, error: string | undefined): Html =>
  html`${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
  ${error === undefined ? undefined : html`<p class="field-error" id="${name}-error">${error}</p>`}`;
