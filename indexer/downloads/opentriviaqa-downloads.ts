import type { Download } from './download.ts';
import { onGithub } from './on-github.ts';

/** The commit with the 49,716 questions that docs/sources/opentriviaqa.md describes. */
const COMMIT = 'dd31530bfbb19f9505b160b89c9df4b1127e3c70';

/** The files of that commit, with what is known for certain. */
const FILES: Readonly<Record<string, readonly [size: number, sha256: string] | null>> = {
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

/** The files of OpenTriviaQA. They have no extension. */
export const OPENTRIVIAQA_DOWNLOADS: readonly Download[] = Object.entries(FILES).map(([name, known]) => ({
  path: `categories/${name}`,
  addresses: [onGithub('uberspot/OpenTriviaQA', COMMIT, `categories/${name}`)],
  ...(known === null ? {} : { size: known[0], sha256: known[1] }),
}));
