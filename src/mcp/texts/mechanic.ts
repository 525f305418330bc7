import { z } from 'zod';

/** What clients build by themselves out of stable ids and filters; the service keeps no seeds, days or seen questions. */
export const Mechanic = z.enum([
  'daily_challenge',
  'no_repeat',
  'multi_language_same_q',
  'multiplayer_sync',
  'streak_persistence',
  'anti_cheat',
  'anki_cards',
  'lead_capture_followup',
  'report_wrong_content',
]);
export type Mechanic = z.infer<typeof Mechanic>;

/** How a mechanic is told in one language. */
export interface MechanicText {
  readonly title: string;
  /** For the menu: what a player has of it. */
  readonly line: string;
  /** Steps that work as they stand; `{{api}}` is the address of the REST interface. */
  readonly plan: string;
}
