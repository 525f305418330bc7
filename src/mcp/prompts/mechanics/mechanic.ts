import { z } from 'zod';

/**
 * What clients can build with stable ids, filters and seeds. The service itself stores no daily questions or seen
 * questions.
 */
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

/** The description of a mechanic in one language. */
export interface MechanicText {
  readonly title: string;
  /** For the menu: the benefit for players. */
  readonly line: string;
  /** Steps to follow as they are; `{{api}}` is the base URL of the REST API. */
  readonly plan: string;
}
