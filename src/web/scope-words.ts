import { html, type Html } from './html.ts';
import type { Words } from './words.ts';

/** What scopes let a client do, in words; a scope without words is shown as it is. */
export function scopeList(scopes: readonly string[], words: Words): Html {
  const sentences = new Map(Object.entries(words));
  const items = scopes.map((scope) => {
    const sentence = sentences.get(`scope ${scope}`);
    return html`<li>${typeof sentence === 'string' ? sentence : scope}</li>`;
  });
  return html`<ul class="points">
    ${items}
  </ul>`;
}
