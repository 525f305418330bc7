/** What is used of the package; its own types lack the second parameter. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** The acceptable ones of the given codings, the best first. Those of equal weight are in the preferred order. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
