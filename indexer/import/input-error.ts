/** Input that cannot be read, as a sentence for whoever gave it. Nothing was written. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
