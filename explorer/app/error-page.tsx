import type { Language } from '../texts/language.ts';
import { SITE_TEXTS } from '../texts/site-texts.ts';
import type { OpenedPage } from './page.ts';
import { useSite, useTexts } from './site.ts';

/** The variable part of the path cannot be the name of anything. */
const MALFORMED = 400;
const NOT_FOUND = 404;
const TOO_MANY = 429;
export const UNAVAILABLE = 503;

/** The page that is shown when a page cannot be loaded. Its data is the status. */
export function errorPage(error: unknown, language: Language): OpenedPage {
  return errorPageOf(statusOf(error), language);
}

/** @param seconds - until a new installation is indexed, if that is the reason */
export function errorPageOf(status: number, language: Language, seconds?: number): OpenedPage {
  const texts = SITE_TEXTS[language];
  const title = status === NOT_FOUND ? texts.notFoundTitle : texts.errorTitle;
  return {
    head: { title, description: title, status, isPrivate: true },
    data: { status },
    content: <ErrorView status={status} seconds={seconds} />,
  };
}

/** The status of a page that could not be loaded for this error. */
export const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === MALFORMED) return NOT_FOUND;
  return status === NOT_FOUND || status === TOO_MANY ? status : UNAVAILABLE;
};

/** The seconds after which a refused request may be sent again. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

function ErrorView({ status, seconds }: { readonly status: number; readonly seconds: number | undefined }) {
  const { href } = useSite();
  const texts = useTexts(SITE_TEXTS);
  const isMissing = status === NOT_FOUND;
  const text = isMissing
    ? texts.notFoundText
    : status === TOO_MANY
      ? texts.tooManyText
      : seconds === undefined
        ? texts.unavailableText
        : texts.indexingText(seconds);
  return (
    <div class="narrow error-page">
      <p class="error-number" aria-hidden="true">
        {status}
      </p>
      <h1>{isMissing ? texts.notFoundTitle : texts.errorTitle}</h1>
      <p>{text}</p>
      {isMissing ? (
        <StartLinks />
      ) : (
        <p class="row">
          <a class="button" href="">
            {texts.tryAgain}
          </a>
          <a class="button quiet" href={href('/')}>
            {texts.home}
          </a>
        </p>
      )}
    </div>
  );
}

/** Where to begin again from an address that nothing has. */
export function StartLinks() {
  const { href } = useSite();
  const texts = useTexts(SITE_TEXTS);
  return (
    <p class="row">
      <a class="button" href={href('/')}>
        {texts.home}
      </a>
      <a class="button quiet" href={href('/explore')}>
        {texts.explore}
      </a>
      <a class="button quiet" href={href('/play')}>
        {texts.play}
      </a>
    </p>
  );
}
