import { pathIn } from '../../texts/language.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { PLAY_TEXTS } from './play-texts.ts';

/** A link to the same round in the other language. It continues there. */
export function OtherLanguage() {
  const { language, path, query } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const other = language === 'en' ? 'pl' : 'en';
  return (
    <a
      class="button quiet small"
      href={pathIn(other, `${path}?${query.toString()}`)}
      lang={other}
      hreflang={other}
    >
      {texts.inOther}
    </a>
  );
}
