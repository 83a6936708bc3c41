export { createTranscriber } from './create-transcriber.ts';
export { SpeechRefusedError, SpeechUnavailableError } from './errors.ts';
export { findSpeech } from './find-speech.ts';
export { measureVoice, type Voice } from './measure-voice.ts';
export { extractSound } from './sound.ts';
export type { SpeechEngine } from './speech-engine.ts';
export { transcribe } from './transcribe.ts';
export { tryEngine } from './try-engine.ts';
