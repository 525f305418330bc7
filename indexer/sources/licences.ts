import type { LicenseId, Source } from '../../src/contract/vocabulary.ts';

/** The authors of an upstream, and the licence of its questions. */
export interface UpstreamLicence {
  /** The display name of the upstream. */
  readonly title: string;
  /** Shown as the author of each record. */
  readonly author: string;
  readonly homepage: string;
  /** SPDX. */
  readonly license: LicenseId;
  readonly licenseVersion: string | null;
  readonly licenseUrl: string;
  /**
   * What the licence requires in addition to the fields above, such as the copyright line of the MIT licence; null if
   * nothing.
   */
  readonly notice: string | null;
  /** What users of the questions should know about the licence; null if nothing. */
  readonly remark: string | null;
}

const BY_SA_4 = {
  license: 'CC-BY-SA-4.0',
  licenseVersion: '4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
const BY_SA_3 = {
  license: 'CC-BY-SA-3.0',
  licenseVersion: '3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
} as const;
const BY_4 = {
  license: 'CC-BY-4.0',
  licenseVersion: '4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
const MIT = {
  license: 'MIT',
  licenseVersion: null,
  licenseUrl: 'https://spdx.org/licenses/MIT.html',
} as const;

/**
 * Every source, including the service's own. The attribution of records, `NOTICE` and the pages about sources are based
 * on it.
 */
export const UPSTREAMS: Readonly<Record<Source, UpstreamLicence>> = {
  arc: {
    title: 'AI2 Reasoning Challenge',
    author: 'Allen Institute for Artificial Intelligence',
    homepage: 'https://allenai.org/data/arc',
    ...BY_SA_4,
    notice: null,
    remark: null,
  },
  creak: {
    title: 'CREAK',
    author: 'Yasumasa Onoe, Michael J.Q. Zhang, Eunsol Choi, Greg Durrett',
    homepage: 'https://github.com/yasumasaonoe/creak',
    ...MIT,
    notice: 'Copyright (c) 2021 Yasumasa Onoe, Michael Zhang, Eunsol Choi, Greg Durrett',
    remark: null,
  },
  entityq: {
    title: 'EntityQuestions',
    author: 'Princeton NLP',
    homepage: 'https://github.com/princeton-nlp/EntityQuestions',
    ...MIT,
    notice: 'Copyright (c) 2021 Princeton Natural Language Processing',
    remark: 'The facts come from Wikidata (CC0).',
  },
  'kqa-pro': {
    title: 'KQA Pro',
    author: 'The authors of KQA Pro, Tsinghua University',
    homepage: 'https://github.com/shijx12/KQAPro_Baselines',
    ...BY_SA_4,
    notice: null,
    remark: 'A copy elsewhere has the MIT licence. We follow the stricter one of the upstream.',
  },
  mintaka: {
    title: 'Mintaka',
    author: 'Amazon Science',
    homepage: 'https://github.com/amazon-science/mintaka',
    ...BY_4,
    notice: null,
    remark: null,
  },
  mkqa: {
    title: 'MKQA',
    author: 'Apple',
    homepage: 'https://github.com/apple/ml-mkqa',
    ...BY_SA_3,
    notice: null,
    remark: 'Changed records remain under version 3.0, too.',
  },
  'nq-open': {
    title: 'Natural Questions Open',
    author: 'Google Research',
    homepage: 'https://github.com/google-research-datasets/natural-questions/tree/master/nq_open',
    ...BY_SA_3,
    notice: null,
    remark: null,
  },
  opentdb: {
    title: 'Open Trivia Database',
    author: 'Contributors of the Open Trivia Database',
    homepage: 'https://opentdb.com/',
    ...BY_SA_4,
    notice: null,
    remark: null,
  },
  opentriviaqa: {
    title: 'OpenTriviaQA',
    author: 'Contributors of OpenTriviaQA',
    homepage: 'https://github.com/uberspot/OpenTriviaQA',
    ...BY_SA_4,
    notice: null,
    remark: null,
  },
  qasc: {
    title: 'QASC',
    author: 'Allen Institute for Artificial Intelligence',
    homepage: 'https://github.com/allenai/qasc',
    ...BY_4,
    notice: null,
    remark: null,
  },
  svc: {
    title: 'Trivia Question Service',
    author: 'Trivia Question Service contributors',
    homepage: '',
    ...BY_4,
    notice: null,
    remark: null,
  },
  webq: {
    title: 'WebQuestions',
    author: 'Jonathan Berant, Andrew Chou, Roy Frostig, Percy Liang (Stanford NLP)',
    homepage: 'https://nlp.stanford.edu/software/sempre/',
    ...BY_4,
    notice: null,
    remark: 'The upstream says CC-BY without a version. We assume 4.0.',
  },
};
