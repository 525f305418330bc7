/** The element with what the browser needs to continue a page that the server has rendered. */
export const PAGE_DATA = 'page-data';

/** What the element contains. */
export interface PageData {
  readonly data: unknown;
  /** The status, if the page could not be loaded. */
  readonly failed?: number;
  /** Until a new installation is indexed, if the page waits for that. */
  readonly seconds?: number | undefined;
  readonly origin: string;
  readonly siteKey: string;
}
