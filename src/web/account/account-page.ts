import type { FieldErrors } from '../forms/form-elements.ts';
import { errorSummary, NO_ERRORS, notice, titleWithErrors } from '../forms/form-elements.ts';
import { html, type Html } from '../html.ts';
import { noticeIn, type PageContext } from '../page-context.ts';
import type { Page } from '../render-page.ts';

/** The parts of the account area, and the paths of their first pages. */
const SECTIONS = {
  overview: '/account',
  keys: '/account/keys',
  usage: '/account/usage',
  applications: '/account/applications',
} as const;

type Section = keyof typeof SECTIONS;

interface Content {
  readonly title: string;
  readonly content: Html;
  readonly errors?: FieldErrors;
}

/** An account page: the navigation, then errors or a notice, the heading, and the content. */
export function accountPage(
  context: PageContext,
  current: Section,
  { title, content, errors = NO_ERRORS }: Content,
): Page {
  const { messages } = context;
  const links = Object.entries(SECTIONS).map(
    ([section, path]) =>
      html`<li>
        <a href="${path}" ${section === current ? html` aria-current="true"` : undefined}
          >${messages[section as Section]}</a
        >
      </li>`,
  );
  return {
    title: titleWithErrors(title, errors, messages),
    main: html`<nav class="account-nav" aria-label="${messages.accountSections}">
        <ul>
          ${links}
        </ul>
      </nav>
      ${errorSummary(errors, messages)}${notice(noticeIn(context))}
      <h1>${title}</h1>
      ${content}`,
  };
}
