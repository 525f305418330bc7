import { html, type Html } from './html.ts';
import { sentenceNamed, type Words } from './words.ts';

/** What scopes let a client do, in words; a scope without words is shown as it is. */
export function scopeList(scopes: readonly string[], words: Words): Html {
  const items = scopes.map((scope) => html`<li>${sentenceNamed(words, `scope ${scope}`) ?? scope}</li>`);
  return html`<ul class="points">
    ${items}
  </ul>`;
}
