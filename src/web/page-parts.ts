import type { AccountThrottle } from '../limits/account-throttle.ts';
import type { Accounts } from '../access/accounts.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { Tiers } from '../limits/tiers.ts';
import type { OwnKeys } from '../access/own-keys.ts';
import type { Sessions } from '../access/sessions.ts';
import type { ConnectedClients } from '../auth/connected-clients.ts';
import type { Interactions } from '../auth/interactions.ts';
import type { ReadUsageNow } from '../endpoints/usage-now.ts';
import type { Mailer } from './mail/mailer.ts';

/** What the pages depend on. */
export interface PageParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly throttle: AccountThrottle;
  readonly addressLimiter: AddressLimiter;
  readonly interactions: Interactions;
  readonly connectedClients: ConnectedClients;
  readonly keys: OwnKeys;
  readonly readUsageNow: ReadUsageNow;
  readonly tiers: Tiers;
  readonly mailer: Mailer;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}
