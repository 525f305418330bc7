import type { StoredKey } from '../../access/api-keys.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { timeText } from '../../http/pages/frame/dates.ts';
import { html, type Html } from '../html.ts';
import type { PageContext } from '../page-context.ts';

/** Networks that are listed; of more only the number is shown. */
const MOST_SHOWN = 2;

/** Whether a key is publishable or secret, and live or test. */
export const kindOf = ({ scope, mode }: StoredKey, { messages }: PageContext): Html =>
  html`<span class="badge">${messages[`key ${scope}`]}</span>
    <span class="badge">${messages[`key ${mode}`]}</span>`;

/** A time for people and programs. */
const timeElement = (language: Language, time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${timeText(language, time)}</time>`;

/** When a key stops or has stopped working: the name of the fact, and its value. */
function endOf(
  { state, expiresAt, revokedAt }: StoredKey,
  { messages, language }: PageContext,
): [string, Html] {
  if (state === 'revoked' && revokedAt !== null)
    return [messages.keyRevoked, timeElement(language, revokedAt)];
  const time = expiresAt === null ? html`${messages.keyNeverEnds}` : timeElement(language, expiresAt);
  return [state === 'expired' ? messages.keyEnded : messages.keyEnds, time];
}

function networksText({ networks }: StoredKey, { messages }: PageContext): string {
  if (networks.length === 0) return messages.keyAnyNetwork;
  return networks.length > MOST_SHOWN ? String(networks.length) : networks.join(', ');
}

/** When a key was created and last used, when it ends, and where it may be used. */
export function keyFacts(key: StoredKey, context: PageContext): Html {
  const { messages, language } = context;
  const used =
    key.lastUsedAt === null ? html`${messages.keyNeverUsed}` : timeElement(language, key.lastUsedAt);
  const [ends, end] = endOf(key, context);
  return html`<dl class="facts">
    <div>
      <dt>${messages.keyCreated}</dt>
      <dd>${timeElement(language, key.createdAt)}</dd>
    </div>
    <div>
      <dt>${messages.keyUsed}</dt>
      <dd>${used}</dd>
    </div>
    <div>
      <dt>${ends}</dt>
      <dd>${end}</dd>
    </div>
    <div>
      <dt>${messages.keyNetworks}</dt>
      <dd>${networksText(key, context)}</dd>
    </div>
  </dl>`;
}
