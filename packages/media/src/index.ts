export type { FilmComparison } from './compare/compare-with-film.ts';
export type { Piece } from './compare/pieces.ts';
export { CodecFailedError, MediaRejectedError, type RejectionCode } from './errors.ts';
export { filmVersion } from './join/film-version.ts';
export type { JoinResult } from './join/join.ts';
export {
  compareWithFilm,
  cutFromFilm,
  join,
  makePlayable,
  probe,
  sampleFrames,
  writeSpeechSound,
} from './loaded-when-used.ts';
export { poster } from './poster.ts';
export type { MediaFacts } from './probe.ts';
export type { FrameSize } from './sample-frames.ts';
export { speechSampleRate } from './speech-sample-rate.ts';
export { tryCodecs } from './try-codecs.ts';
export { type AnswerPeaks, type Waveform, waveformOf } from './waveform.ts';
