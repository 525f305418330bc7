import { definePage } from '../../app/page.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS_IN } from '../../texts/site-texts.ts';
import { HOME_TEXTS } from './home-texts.ts';
import { HomeView } from './home-view.tsx';
import { type HomeData, loadHome } from './load-home.ts';

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
