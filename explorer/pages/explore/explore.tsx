import { definePage } from '../../app/page.tsx';
import { countOf } from '../../texts/numbers.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { ExploreView } from './explore-view.tsx';
import { loadExplore, type ExploreData } from './load-explore.ts';

export const explore = definePage<ExploreData>({
  load: loadExplore,
  head({ total }, { language }) {
    const { title, description } = EXPLORE_TEXTS[language];
    return { title, description: `${countOf(language, total, QUESTIONS[language])}. ${description}` };
  },
  View: ExploreView,
});
