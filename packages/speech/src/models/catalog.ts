/** How long an answer takes on an ordinary processor: an order of magnitude; `nimble speech try` measures it. */
export type SpeedClass = 'fast' | 'medium' | 'slow';

/** A model as it is published: one archive. */
export type SpeechModel = {
  /** Its display name; also the name of its folder. */
  name: string;
  title: string;
  /** ISO 639-1; `many` is about a hundred. */
  languages: readonly string[] | 'many';
  archive: string;
  /** The size of the archive; `isExact` is false where only a rounded number is known. */
  sizeBytes: number;
  isExact: boolean;
  /** SHA-256 of the archive in hex; null where no publisher or project pins it. */
  sha256: string | null;
  /** null: its publisher states none. */
  license: string | null;
  speed: SpeedClass;
};

/** Where k2-fsa publishes its exports for sherpa-onnx. */
export const publishedModels = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models';

/** The languages of Parakeet v3, by its model card. */
const european = 'bg hr cs da nl en et fi fr de el hu it lv lt mt pl pt ro sk sl es sv ru uk'.split(' ');

/**
 * Sizes and digests are of the files of that release, as its checksum.txt and GitHub's API for releases give them. They
 * were read in 2026 from projects that pin them: OpenChamber and ModelCatalog.kt of an Android app ("verified against
 * checksum.txt") for Whisper tiny and base, OpenChamber ("github-release-api") for Parakeet v2 and v3, the dictation of
 * Gitlawb's Zero for Moonshine, Zerm for Zipformer ru; at least three more projects pin the same for each of these.
 * Whisper small is pinned by two that agree, Zipformer en by a single one. Licenses are those of the models' own cards.
 */
export const modelCatalog: readonly SpeechModel[] = [
  {
    name: 'whisper-tiny',
    title: 'Whisper tiny',
    languages: 'many',
    archive: 'sherpa-onnx-whisper-tiny.tar.bz2',
    sizeBytes: 116_204_861,
    isExact: true,
    sha256: 'c46116994e539aa165266d96b325252728429c12535eb9d8b6a2b10f129e66b1',
    license: 'MIT',
    speed: 'fast',
  },
  {
    name: 'whisper-base',
    title: 'Whisper base',
    languages: 'many',
    archive: 'sherpa-onnx-whisper-base.tar.bz2',
    sizeBytes: 207_557_382,
    isExact: true,
    sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
    license: 'MIT',
    speed: 'medium',
  },
  {
    name: 'whisper-small',
    title: 'Whisper small',
    languages: 'many',
    archive: 'sherpa-onnx-whisper-small.tar.bz2',
    sizeBytes: 639_387_718,
    isExact: true,
    sha256: '486a46afbb7ba798507190ffe02fea2dd726049af212e774537efac6afb210a6',
    license: 'MIT',
    speed: 'slow',
  },
  {
    name: 'moonshine-tiny',
    title: 'Moonshine tiny',
    languages: ['en'],
    archive: 'sherpa-onnx-moonshine-tiny-en-int8.tar.bz2',
    sizeBytes: 107_600_538,
    isExact: true,
    sha256: 'd5fe6ec4334fef36255b2a4010412cad4c007e33103fec62fb5d17cad88086f2',
    license: 'MIT',
    speed: 'fast',
  },
  {
    name: 'moonshine-base',
    title: 'Moonshine base',
    languages: ['en'],
    archive: 'sherpa-onnx-moonshine-base-en-int8.tar.bz2',
    sizeBytes: 250_807_309,
    isExact: true,
    sha256: '21870cecaa2e44e4e2bf63e02d1072bed183ccd10284871353bd9d24dad14e5e',
    license: 'MIT',
    speed: 'medium',
  },
  {
    name: 'parakeet-v2',
    title: 'Parakeet TDT 0.6B v2',
    languages: ['en'],
    archive: 'sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8.tar.bz2',
    sizeBytes: 482_468_385,
    isExact: true,
    sha256: '157c157bc51155e03e37d2466522a3a737dd9c72bb25f36eb18912964161e1ad',
    license: 'CC-BY-4.0',
    speed: 'medium',
  },
  {
    name: 'parakeet-v3',
    title: 'Parakeet TDT 0.6B v3',
    languages: european,
    archive: 'sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8.tar.bz2',
    sizeBytes: 487_170_055,
    isExact: true,
    sha256: '5793d0fd397c5778d2cf2126994d58e9d56b1be7c04d13c7a15bb1b4eafb16bf',
    license: 'CC-BY-4.0',
    speed: 'medium',
  },
  {
    name: 'zipformer-en',
    title: 'Zipformer small, English',
    languages: ['en'],
    archive: 'sherpa-onnx-zipformer-small-en-2023-06-26.tar.bz2',
    sizeBytes: 112_232_184,
    isExact: true,
    sha256: 'c8bff1091c26c49731cddbcd60ef18061142ea11523df1b73bf1b14451b9c15e',
    license: null,
    speed: 'fast',
  },
  {
    name: 'zipformer-ru',
    title: 'Zipformer, Russian',
    languages: ['ru'],
    archive: 'sherpa-onnx-zipformer-ru-int8-2025-04-20.tar.bz2',
    sizeBytes: 60_239_942,
    isExact: true,
    sha256: 'd6a651569aacc9a177259fa54705dd76acae23f6a4d62ea6797bd220d4b57163',
    license: 'Apache-2.0',
    speed: 'fast',
  },
  {
    name: 'zipformer-ko',
    title: 'Zipformer, Korean',
    languages: ['ko'],
    archive: 'sherpa-onnx-zipformer-korean-2024-06-24.tar.bz2',
    // Rounded by other projects; no source states its bytes or its digest.
    sizeBytes: 330_000_000,
    isExact: false,
    sha256: null,
    // License of the checkpoint that it is exported from (johnBamma/icefall-asr-ksponspeech-zipformer-2024-06-24).
    license: 'Apache-2.0',
    speed: 'fast',
  },
];
