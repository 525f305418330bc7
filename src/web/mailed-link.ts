import { admitAddress } from '../http/admit-address.ts';
import { invalidLinkPage } from './error-pages.ts';
import { button, field, form, formPage, hiddenUsername, type FieldErrors } from './form.ts';
import { html, type Html, type Page, type PageContext, type PageRoute, pathWithQuery } from './page.ts';
import { nextPath, startSession } from './sign-in.ts';

/** A link in a mail, which asks for a password and then signs the user in. */
interface MailedLink {
  readonly path: string;
  readonly kind: 'sign_up' | 'reset_password';
  /** The notice on the next page. */
  readonly done: string;
  readonly passwordForm: (context: PageContext, email: string) => PasswordForm;
  /** Undefined when the link no longer works. */
  readonly use: (context: PageContext, link: OpenLink, password: string) => Promise<Outcome | undefined>;
}

interface PasswordForm {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly button: string;
  /** Shown below the form. */
  readonly after?: Html;
}

/** A link that works, and the address that it was sent to. */
interface OpenLink {
  readonly email: string;
  readonly token: string;
}

/** What is wrong with the password, or the account. */
type Outcome =
  | { readonly error: string }
  | {
      readonly userId: string;
      readonly passwordHash: string;
      readonly interaction: string | undefined;
    };

export const linkRoute = (link: MailedLink): PageRoute => ({
  path: link.path,
  formLeavesSite: true,
  // Opening the link changes nothing yet, because mail scanners open links too.
  async get(context) {
    const token = context.query.get('token') ?? '';
    const email = await context.parts.accounts.addresseeOf(link.kind, token);
    return email === undefined ? invalidLinkPage(context) : passwordPage(context, link, { email, token });
  },
  async post(context) {
    const { parts, request, reply, values } = context;
    await admitAddress(parts, 'sign-in', request, reply);
    const token = values('token');
    const email = await parts.accounts.addresseeOf(link.kind, token);
    if (email === undefined) return invalidLinkPage(context);
    const outcome = await link.use(context, { email, token }, values('password'));
    if (outcome === undefined) return invalidLinkPage(context);
    if ('error' in outcome) return passwordPage(context, link, { email, token }, { password: outcome.error });
    const session = await startSession(context, email, outcome);
    if (session === undefined) return invalidLinkPage(context);
    const redirectTo = nextPath(outcome.interaction, pathWithQuery('/account', { done: link.done }));
    return { redirectTo, cookie: session.cookie };
  },
});

function passwordPage(
  context: PageContext,
  { path, passwordForm }: MailedLink,
  { email, token }: OpenLink,
  errors: FieldErrors = {},
): Page {
  const { messages, csrfToken } = context;
  const { title, intro, button: text, after, ...password } = passwordForm(context, email);
  const fields = html`${hiddenUsername(email)}
  ${field({ name: 'password', type: 'password', ...password }, errors)} ${button(text)}`;
  const content = html`<p>${intro}</p>
    ${form({ action: path, csrfToken, hidden: { token } }, fields)} ${after}`;
  return formPage({ title, errors, content, selfPath: pathWithQuery(path, { token }) }, messages);
}
