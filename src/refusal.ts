/**
 * What somebody asked for cannot be done. The message gives the reason and, where it helps, what to do instead; a command prints
 * it without a stack. For a reason that a caller has to tell from others there is a class of its own.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
