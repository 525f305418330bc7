import { MOST_NETWORKS } from '../../contract/limits.ts';
import { addressBlock } from '../../network/address.ts';
import type { MemberContext } from '../account/member-route.ts';
import { textArea } from '../forms/form-controls.ts';
import { button, form, type FieldErrors } from '../forms/form-elements.ts';
import { html, type Html } from '../html.ts';
import { keyPath } from './key-paths.ts';

const ROWS = 4;
const MOST = String(MOST_NETWORKS);

interface NetworksForm {
  readonly networks: string;
  readonly errors: FieldErrors;
  readonly address: string;
}

/** Networks are separated by spaces, commas or line breaks. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');

/** The form for the networks that may use a key. Its second button adds where the visitor is. */
export function networksForm(
  { messages, csrfToken }: MemberContext,
  id: string,
  { networks, errors, address }: NetworksForm,
): Html {
  // An IPv6 address changes every day; the block that it belongs to does not.
  const own = addressBlock(address);
  const area = {
    name: 'networks',
    label: messages.networksLabel,
    hint: messages.networksHint({ most: MOST }),
    value: networks,
    rows: ROWS,
  };
  const isListed = networksIn(networks).some((each) => each === own || each === `${own}/32`);
  const addOwn = isListed
    ? undefined
    : html`<button class="button quiet" name="add" value="own">
        ${messages.networksAddOwn({ network: own })}
      </button>`;
  return html`<h2>${messages.networksTitle}</h2>
    ${form(
      { action: keyPath(id, 'networks'), csrfToken },
      html`${textArea(area, errors)}
        <div class="row">${button(messages.networksSave)} ${addOwn}</div>`,
    )}`;
}
