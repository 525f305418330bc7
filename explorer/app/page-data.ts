/** The element with what the browser needs to continue a page that the server has rendered. */
export const PAGE_DATA = 'page-data';

/** What the element contains. */
export interface PageData {
  readonly data: unknown;
  /** The status, if the page could not be loaded. */
  readonly failed?: number;
  readonly origin: string;
  readonly siteKey: string;
}
