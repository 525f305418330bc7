/** A name in both languages. */
export interface Labels {
  readonly en: string;
  readonly pl: string;
}
