import type { LicenseId, Source } from '../../src/contract/vocabulary.ts';

/** The authors of an upstream, the licence of its questions, and how the service changes them. */
interface UpstreamLicence {
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
  /** What the service changes in the questions, for NOTICE. Each record lists its own changes. */
  readonly changes: readonly string[];
}

/** A licence without a notice and a remark, which a source may add. */
const licence = (license: LicenseId, licenseVersion: string | null, licenseUrl: string) =>
  ({ license, licenseVersion, licenseUrl, notice: null, remark: null }) as const;

const BY_SA_4 = licence('CC-BY-SA-4.0', '4.0', 'https://creativecommons.org/licenses/by-sa/4.0/');
const BY_SA_3 = licence('CC-BY-SA-3.0', '3.0', 'https://creativecommons.org/licenses/by-sa/3.0/');
const BY_4 = licence('CC-BY-4.0', '4.0', 'https://creativecommons.org/licenses/by/4.0/');
const MIT = licence('MIT', null, 'https://spdx.org/licenses/MIT.html');

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
    changes: [
      'Formulas, capital letters and question marks were corrected.',
      'Questions that need a picture or a table were left out.',
    ],
  },
  creak: {
    title: 'CREAK',
    author: 'Yasumasa Onoe, Michael J.Q. Zhang, Eunsol Choi, Greg Durrett',
    homepage: 'https://github.com/yasumasaonoe/creak',
    ...MIT,
    notice: 'Copyright (c) 2021 Yasumasa Onoe, Michael Zhang, Eunsol Choi, Greg Durrett',
    changes: [
      'Claims were turned into true-or-false questions.',
      'Capital letters, full stops and spacing of claims and explanations were corrected.',
    ],
  },
  entityq: {
    title: 'EntityQuestions',
    author: 'Princeton NLP',
    homepage: 'https://github.com/princeton-nlp/EntityQuestions',
    ...MIT,
    notice: 'Copyright (c) 2021 Princeton Natural Language Processing',
    remark: 'The facts come from Wikidata (CC0).',
    changes: [
      'Wrong answers were added from other questions of the same relation.',
      'Answers to the same question in several files were merged.',
    ],
  },
  'kqa-pro': {
    title: 'KQA Pro',
    author: 'The authors of KQA Pro, Tsinghua University',
    homepage: 'https://github.com/shijx12/KQAPro_Baselines',
    ...BY_SA_4,
    remark: 'A copy elsewhere has the MIT licence. We follow the stricter one of the upstream.',
    changes: [
      'Three of nine wrong choices were kept. The choice "unknown" of yes-or-no questions was removed.',
      'Dates and quantities were reformatted, and question marks were added.',
    ],
  },
  mintaka: {
    title: 'Mintaka',
    author: 'Amazon Science',
    homepage: 'https://github.com/amazon-science/mintaka',
    ...BY_4,
    changes: [
      'Wrong answers were added from other questions of the same kind.',
      'Dates and numbers were reformatted. Only the English text is used.',
    ],
  },
  mkqa: {
    title: 'MKQA',
    author: 'Apple',
    homepage: 'https://github.com/apple/ml-mkqa',
    ...BY_SA_3,
    remark: 'Changed records remain under version 3.0, too.',
    changes: [
      'Only the English and Polish texts of questions with a short answer are used.',
      'Capital letters, question marks, dates, quantities and typos were corrected.',
      'Wrong answers were added from other questions of the same kind and language.',
    ],
  },
  'nq-open': {
    title: 'Natural Questions Open',
    author: 'Google Research',
    homepage: 'https://github.com/google-research-datasets/natural-questions/tree/master/nq_open',
    ...BY_SA_3,
    changes: [
      'Capital letters and question marks were added.',
      'Wrong answers were added: those that judges had marked as wrong, or answers of other questions of the same kind.',
    ],
  },
  opentdb: {
    title: 'Open Trivia Database',
    author: 'Contributors of the Open Trivia Database',
    homepage: 'https://opentdb.com/',
    ...BY_SA_4,
    changes: ['HTML entities were decoded.', 'Missing capital letters and question marks were added.'],
  },
  opentriviaqa: {
    title: 'OpenTriviaQA',
    author: 'Contributors of OpenTriviaQA',
    homepage: 'https://github.com/uberspot/OpenTriviaQA',
    ...BY_SA_4,
    changes: [
      'Bytes that were not UTF-8 were repaired.',
      'Capital letters, question marks and spacing were corrected. Repeated options were left out.',
    ],
  },
  qasc: {
    title: 'QASC',
    author: 'Allen Institute for Artificial Intelligence',
    homepage: 'https://github.com/allenai/qasc',
    ...BY_4,
    changes: [
      'Three of seven wrong choices were kept.',
      'Capital letters and question marks were corrected. The combined fact is shown as the explanation.',
    ],
  },
  svc: {
    title: 'Trivia Question Service',
    author: 'Trivia Question Service contributors',
    homepage: '',
    ...BY_4,
    changes: [],
  },
  webq: {
    title: 'WebQuestions',
    author: 'Jonathan Berant, Andrew Chou, Roy Frostig, Percy Liang (Stanford NLP)',
    homepage: 'https://nlp.stanford.edu/software/sempre/',
    ...BY_4,
    remark: 'The upstream says CC-BY without a version. We assume 4.0.',
    changes: [
      'Capital letters and question marks were added.',
      'One of the answers is shown, and the others are accepted, too. Web addresses were left out.',
    ],
  },
};
