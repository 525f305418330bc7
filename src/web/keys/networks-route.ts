import { MOST_NETWORKS } from '../../contract/limits.ts';
import { addressBlock } from '../../network/address.ts';
import { readNetwork } from '../../network/networks.ts';
import { forMembers, type MemberContext } from '../account/member-route.ts';
import type { FieldErrors } from '../forms/form-elements.ts';
import { pathWithQuery, UNPROCESSABLE } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import type { PageRoute } from '../serve-pages.ts';
import { keyPage } from './key-page.ts';
import { keyIdIn, keyPath, keyPattern, noSuchKey } from './key-paths.ts';
import { networksIn } from './networks-form.ts';

function errorsOf(networks: readonly string[], { messages }: MemberContext): FieldErrors {
  const invalid = networks.find((each) => readNetwork(each) === undefined);
  if (invalid !== undefined) return { networks: messages.networkInvalid({ text: invalid }) };
  return networks.length > MOST_NETWORKS
    ? { networks: messages.networksTooMany({ most: String(MOST_NETWORKS) }) }
    : {};
}

/** Changes the networks of a key. */
export const networksRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: keyPattern('networks'),
    async post(context, values, request) {
      const key = await parts.keys.find(context.signedIn, keyIdIn(request));
      if (key === undefined) return noSuchKey(context);
      const path = keyPath(key.id);
      const own = values('add') === 'own' ? [addressBlock(request.ip)] : [];
      const networks = [...networksIn(values('networks')), ...own];
      const errors = errorsOf(networks, context);
      if (Object.keys(errors).length > 0) {
        const entered = { networks: values('networks'), errors };
        return { status: UNPROCESSABLE, selfPath: path, ...keyPage(context, key, request.ip, entered) };
      }
      await parts.keys.allow(context.signedIn, key.id, networks);
      return { redirectTo: pathWithQuery(path, { done: 'networks-saved' }) };
    },
  });
