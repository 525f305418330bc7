import { StartLinks } from '../../app/error-page.tsx';
import { useSite, useTexts } from '../../app/site.ts';
import { formatNumber } from '../../texts/language.ts';
import { pathOf, SUBJECT_KINDS } from './address.ts';
import type { MissingSubject } from './load.ts';
import { SUBJECT_TEXTS } from './texts.ts';

/** The page of a name that nothing has, with similar names. */
export function MissingView({ data: { kind, missing, similar } }: { readonly data: MissingSubject }) {
  const { href, language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const links = similar.flatMap(({ kind: found, value, label, playable }) => {
    const target = SUBJECT_KINDS.find((each) => each === found);
    return target === undefined
      ? []
      : [{ path: pathOf({ kind: target, slug: value }), kind: target, label, count: playable }];
  });
  return (
    <div class="narrow error-page">
      <p class="error-number" aria-hidden="true">
        404
      </p>
      <h1>{texts.missing[kind]}</h1>
      <p>{texts.missingText(missing)}</p>
      {links.length === 0 ? null : (
        <section class="stack" aria-labelledby="similar">
          <h2 id="similar">{texts.similar}</h2>
          <ul class="chips">
            {links.map(({ path, kind: found, label, count }) => (
              <li key={path}>
                <a class="chip" href={href(path)}>
                  {label} <span class="soft">{texts.kinds[found]}</span>{' '}
                  <span class="count">{formatNumber(language, count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <StartLinks />
    </div>
  );
}
