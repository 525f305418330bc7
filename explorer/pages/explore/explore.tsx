import { definePage } from '../../app/page.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { ExploreView } from './explore-view.tsx';
import { type ExploreData, loadExplore } from './load-explore.ts';

export const explore = definePage<ExploreData>({
  load: loadExplore,
  head({ total }, { language }) {
    const { title, description } = EXPLORE_TEXTS[language];
    return { title, description: `${countOf(language, total, QUESTIONS[language])}. ${description}` };
  },
  View: ExploreView,
});
