import { Tier } from '../contract/account.ts';
import { TIERS_PATH } from '../contract/service.ts';
import { html, type Html, numberText, type PageContext, type PageRoute, tableOf } from './page.ts';

/** The page about tiers: what each allows, and how to get another. */
export const tiersRoute: PageRoute = {
  path: TIERS_PATH,
  get(context) {
    const { messages } = context;
    return {
      title: messages.tiers,
      isOfAccount: false,
      main: html`<h1>${messages.tiers}</h1>
        <p>${messages.tiersIntro}</p>
        ${tableOf(
          [messages.tier, messages.perTenSeconds, messages.perDay, messages.perMonth],
          Tier.options.map((tier) => tierRow(context, tier)),
        )}
        <p>${messages.tiersResets}</p>
        <p>${messages.tiersAnonymous}</p>
        <h2>${messages.otherTier}</h2>
        <p>${messages.otherTierText}</p>
        <p class="hint">${messages.otherTierCommand}</p>
        <pre><code>npm run trivia -- users tier ada@example.org indie</code></pre>
        <p><a href="/account">${messages.account}</a></p>
        <p><a href="/docs/">${messages.reference}</a></p>`,
    };
  },
};

function tierRow({ parts: { tiers }, messages, language, signedIn }: PageContext, tier: Tier): Html {
  const cell = (limit: number | null): Html =>
    html`<td>${limit === null ? messages.noLimit : numberText(language, limit)}</td>`;
  const { burst, perDay, perMonth } = tiers[tier];
  const own = tier === signedIn?.tier ? html` <span class="hint">(${messages.yourTier})</span>` : html``;
  return html`<tr>
    <th scope="row">${tier}${own}</th>
    ${[burst, perDay, perMonth].map(cell)}
  </tr>`;
}
