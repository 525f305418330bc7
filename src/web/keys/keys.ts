import type { StoredKey } from '../../access/api-keys.ts';
import { MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { timeText } from '../../http/pages/frame/dates.ts';
import { accountPage, forMembers, type MemberContext } from '../account.ts';
import {
  html,
  type Html,
  type Page,
  type PageContext,
  type PageRoute,
  type PageResponse,
  type Respond,
} from '../page.ts';

export const keysRoute = forMembers({ path: KEYS_PATH, get: keysPage });

async function keysPage(context: MemberContext): Promise<Page> {
  const { parts, messages, signedIn } = context;
  const keys = await parts.keys.list(signedIn);
  const active = keys.filter(({ state }) => state === 'active');
  const ended = keys.filter(({ state }) => state !== 'active');
  const counts = { count: String(active.length), most: String(MOST_ACTIVE_KEYS) };
  return accountPage(context, 'keys', {
    title: messages.keys,
    content: html`<p>${messages.keysIntro}</p>
      <p><a class="button" href="${NEW_KEY_PATH}">${messages.newKey}</a></p>
      ${
        active.length === 0
          ? html`<p>${messages.noKeys}</p>`
          : html`<p class="hint">${messages.activeKeys(counts)}</p>
              ${keyList(active, context)}`
      }
      ${
        ended.length === 0
          ? undefined
          : html`<details class="ended">
              <summary>${messages.endedKeys({ count: String(ended.length) })}</summary>
              ${keyList(ended, context)}
            </details>`
      }`,
  });
}

const keyList = (keys: readonly StoredKey[], context: MemberContext): Html =>
  html`<ul class="keys">
    ${keys.map((key) => keyItem(key, context))}
  </ul>`;

const keyItem = (key: StoredKey, context: MemberContext): Html =>
  html`<li>
    <h2><a href="${keyPath(key.id)}">${key.name}</a></h2>
    <p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
    ${keyFacts(key, context)}
  </li>`;

export const NEW_KEY_PATH = `${KEYS_PATH}/new`;

type KeyAction = 'networks' | 'rotate' | 'revoke';

/** The path of one key, or of what is done with it. */
export const keyPath = (id: string, action?: KeyAction): string =>
  action === undefined ? `${KEYS_PATH}/${id}` : `${KEYS_PATH}/${id}/${action}`;

/** A request of a signed-in user about one of their keys. */
export interface KeyContext extends MemberContext {
  readonly key: StoredKey;
}

/** Finds the key that a path names among those of the signed-in user. */
export function forKey(
  action: KeyAction | undefined,
  { get, post, ...route }: Omit<PageRoute<KeyContext>, 'path'>,
): PageRoute {
  const withKey =
    (respond: Respond<KeyContext>): Respond<MemberContext> =>
    async (context) => {
      const { id } = context.request.params as { readonly id: string };
      const key = await context.parts.keys.find(context.signedIn, id);
      return key === undefined ? noSuchKey(context) : respond({ ...context, key });
    };
  return forMembers({
    ...route,
    path: keyPath(':id', action),
    ...(get && { get: withKey(get) }),
    ...(post && { post: withKey(post) }),
  });
}

/** The page for a key that does not exist, or belongs to someone else. */
export function noSuchKey(context: MemberContext): PageResponse {
  const { messages } = context;
  return {
    status: 404,
    selfPath: KEYS_PATH,
    ...accountPage(context, 'keys', {
      title: messages.notFound,
      content: html`<p>${messages.noSuchKey}</p>
        <p><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
    }),
  };
}

/** Whether a key is publishable or secret, and live or test. */
export const kindOf = ({ scope, mode }: StoredKey, { messages }: PageContext): Html =>
  html`<span class="badge">${messages[`key ${scope}`]}</span>
    <span class="badge">${messages[`key ${mode}`]}</span>`;

/** Networks that are listed; of more only the number is shown. */
const MOST_SHOWN = 2;

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
