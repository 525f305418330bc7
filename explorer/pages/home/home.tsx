import { definePage } from '../../app/page.tsx';
import { countOf } from '../../texts/numbers.ts';
import { QUESTIONS_IN } from '../../texts/site-texts.ts';
import { HomeView } from './home-view.tsx';
import { loadHome, type HomeData } from './load-home.ts';
import { HOME_TEXTS } from './home-texts.ts';

export const home = definePage<HomeData>({
  load: loadHome,
  head({ total }, { language }) {
    const { title, description } = HOME_TEXTS[language];
    return {
      title,
      description: `${countOf(language, total, QUESTIONS_IN[language][language])}. ${description}`,
    };
  },
  View: HomeView,
});
