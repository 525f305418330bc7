import { definePage, type Page } from '../../app/page.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS_IN } from '../../texts/site-texts.ts';
import { loadSubject, type SubjectData } from './load-subject.ts';
import { MissingView } from './missing-view.tsx';
import type { SubjectKind } from './subject-kinds.ts';
import { pathOf } from './subject-path.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { SubjectView } from './subject-view.tsx';

const NOT_FOUND = 404;

const View = ({ data }: { readonly data: SubjectData }) =>
  'missing' in data ? <MissingView data={data} /> : <SubjectView data={data} />;

const defineSubject = (kind: SubjectKind): Page =>
  definePage<SubjectData>({
    load: (request) => loadSubject(kind, request),
    head(data, { language }) {
      const texts = SUBJECT_TEXTS[language];
      if ('missing' in data) {
        const title = texts.missing[kind];
        return { title, description: title, status: NOT_FOUND, isPrivate: true };
      }
      const { label, total } = data;
      return {
        title: texts.title(label),
        description: texts.description(label, countOf(language, total, QUESTIONS_IN[language][language])),
        canonical: pathOf(data),
      };
    },
    View,
  });

export const topic = defineSubject('topic');
export const tag = defineSubject('tag');
export const category = defineSubject('category');
