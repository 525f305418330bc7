/**
 * Thrown when a request of an operator cannot be carried out. The message gives the reason and, where it helps, what to
 * do instead. Commands print it without a stack trace. Reasons that a caller must distinguish have their own class.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
