/**
 * What reads containers loads 2 MB of source, which takes several megabytes of each process. Web servers read no
 * recording, and workers none before the first.
 */
export const compareWithFilm: typeof import('./compare/compare-with-film.ts').compareWithFilm = async (
  ...options
) => (await import('./compare/compare-with-film.ts')).compareWithFilm(...options);

export const cutFromFilm: typeof import('./compare/cut-from-film.ts').cutFromFilm = async (...options) =>
  (await import('./compare/cut-from-film.ts')).cutFromFilm(...options);

export const join: typeof import('./join/join.ts').join = async (...options) =>
  (await import('./join/join.ts')).join(...options);

export const makePlayable: typeof import('./join/make-playable.ts').makePlayable = async (...options) =>
  (await import('./join/make-playable.ts')).makePlayable(...options);

export const sampleFrames: typeof import('./sample-frames.ts').sampleFrames = async (...options) =>
  (await import('./sample-frames.ts')).sampleFrames(...options);

export const writeSpeechSound: typeof import('./speech-sound.ts').writeSpeechSound = async (...options) =>
  (await import('./speech-sound.ts')).writeSpeechSound(...options);
