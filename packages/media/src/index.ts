export type { FilmComparison } from './compare/compare-with-film.ts';
export type { Piece } from './compare/pieces.ts';
export { CodecFailedError, MediaRejectedError, ProbeStoppedError, type RejectionCode } from './errors.ts';
export type { MediaFacts } from './inspect.ts';
export { filmVersion } from './join/film-version.ts';
export type { JoinResult } from './join/join.ts';
export {
  compareWithFilm,
  cutFromFilm,
  join,
  makePlayable,
  sampleFrames,
  writeSpeechSound,
} from './loaded-when-used.ts';
export { poster } from './poster.ts';
export { probe } from './probing/probe.ts';
export type { FrameSize } from './sample-frames.ts';
export { speechSampleRate } from './speech-sample-rate.ts';
export { tryCodecs } from './try-codecs.ts';
export { type AnswerPeaks, type Waveform, waveformOf } from './waveform.ts';
