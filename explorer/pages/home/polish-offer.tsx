import { useEffect, useState } from 'preact/hooks';

import { useSite } from '../../app/site.ts';
import { LASTING_STORAGE } from '../../play/browser-storage.ts';
import { pathIn } from '../../texts/language.ts';

const DECLINED = 'polish-declined';

/** Whether the browser's user reads Polish rather than English. */
function prefersPolish(): boolean {
  const first = navigator.languages.find((each) => /^(en|pl)\b/i.test(each));
  return first?.toLowerCase().startsWith('pl') === true;
}

/** Offers the Polish page to people whose browser prefers Polish. It is in Polish, and covers nothing. */
export function PolishOffer() {
  const { language, path } = useSite();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    setIsShown(language === 'en' && prefersPolish() && LASTING_STORAGE.getItem(DECLINED) === null);
  }, [language]);
  if (!isShown) return null;
  const decline = (): void => {
    LASTING_STORAGE.setItem(DECLINED, 'yes');
    setIsShown(false);
  };
  return (
    <aside class="polish-offer" lang="pl" aria-label="Wersja polska">
      <a href={pathIn('pl', path)} hreflang="pl">
        Czytaj po polsku
      </a>
      <button type="button" onClick={decline}>
        Nie, dziękuję
      </button>
    </aside>
  );
}
