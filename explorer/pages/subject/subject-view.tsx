import { FacetCharts } from './facet-charts.tsx';
import type { SubjectPage } from './load-subject.ts';
import { Regions } from './regions.tsx';
import { Related } from './related.tsx';
import { Samples } from './samples.tsx';
import { SubjectHead } from './subject-head.tsx';
import { TagMapSection } from './tag-map-section.tsx';
import { useSubjectLinks } from './use-subject-links.ts';
import './subject.css';

/** The page of a topic, tag or category. */
export function SubjectView({ data }: { readonly data: SubjectPage }) {
  const { stay } = useSubjectLinks(data);
  return (
    <div class="wide" onClick={stay}>
      <SubjectHead page={data} />
      <Samples key={JSON.stringify(data.chosen)} page={data} />
      <FacetCharts page={data} />
      <TagMapSection page={data} />
      <Regions page={data} />
      <Related page={data} />
    </div>
  );
}
