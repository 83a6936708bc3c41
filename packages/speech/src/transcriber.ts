import type { Sound } from './sound.ts';

/** Seconds from the beginning of the recording. */
export type Span = { start: number; end: number };

/** A part of a sound that an engine takes at once, with its spans of speech. */
export type Piece = Span & { speech: Span[] };

/** One recognized word. Recognizers leave out many fillers: "um" and "uh" counted in these words are a lower bound. */
export type Word = Span & {
  word: string;
  /** 0 to 1, by the engine's own measure; null when it gives none. */
  confidence: number | null;
};

export type Heard = {
  words: Word[];
  /** ISO 639-1; null when the engine does not report it. */
  language: string | null;
};

/** What turns sound into words. */
export type Transcriber = {
  /** Its kind, such as `sherpa`. */
  engine: string;
  /** The name of its model. */
  model: string;
  /** Maximum length of a piece, seconds. */
  longestPiece: number;
  /**
   * Transcribes pieces of a sound, which are in order and hold all of its speech.
   * @returns words with times of the whole sound.
   * @throws SpeechUnavailableError, SpeechRefusedError, or the signal's reason.
   */
  transcribe: (sound: Sound, pieces: readonly Piece[], signal?: AbortSignal) => Promise<Heard>;
};
