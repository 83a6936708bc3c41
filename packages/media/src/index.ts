export { CodecFailedError, MediaRejectedError, type RejectionCode } from './errors.ts';
export { filmVersion, type JoinResult, join } from './join/join.ts';
export { poster } from './poster.ts';
export { type MediaFacts, probe } from './probe.ts';
export { type FrameSize, sampleFrames } from './sample-frames.ts';
export { speechSampleRate, writeSpeechSound } from './speech-sound.ts';
export { tryCodecs } from './try-codecs.ts';
export { type AnswerPeaks, type Waveform, waveformOf } from './waveform.ts';
