import type { Question } from '../../packages/client/src/index.ts';
import { defineTexts } from '../texts/language.ts';
import { useTexts } from '../app/site.ts';

const TEXTS = defineTexts({
  en: { source: 'Source', license: 'licence', changed: 'adapted' },
  pl: { source: 'Źródło', license: 'licencja', changed: 'zmodyfikowano' },
});

/** Who a question is from, and under which licence. It is shown with every question. */
export function Attribution({ attribution }: { readonly attribution: Question['attribution'] }) {
  const texts = useTexts(TEXTS);
  const { author, source, license, licenseUrl, url, modifications } = attribution;
  const name = <bdi>{author ?? source}</bdi>;
  return (
    <p class="attribution">
      {texts.source}: {url === null ? name : <a href={url}>{name}</a>}, {texts.license}{' '}
      {licenseUrl === null ? (
        license
      ) : (
        <a href={licenseUrl} rel="license">
          {license}
        </a>
      )}
      {modifications.length === 0 ? null : `, ${texts.changed}`}
    </p>
  );
}
