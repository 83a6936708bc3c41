/** Jobs of the codec process; their result goes to its standard output. */
export type CodecJob =
  | { kind: 'version' }
  | { kind: 'sound'; answers: SoundOfAnswer[] }
  | { kind: 'picture'; path: string; width: number; height: number; seconds: number }
  | CardJob
  | { kind: 'poster'; path: string; atSeconds: number; width: number }
  | { kind: 'samples'; path: string; sampleRate: number }
  | { kind: 'frames'; path: string; width: number; height: number };

/** The picture of an answer that has none. */
export type CardJob = {
  kind: 'card';
  width: number;
  height: number;
  seconds: number;
  /** Holds the picture of the number and the question: how opaque each pixel is, 0 to 255. */
  wordsFile: string;
  /** The first row of the question, below its number. */
  questionTop: number;
  /** How loud the answer is over its length, 0 to 255. */
  peaks: number[];
};

/** `startSeconds` is the second of the file at which the answer begins. */
export type SoundOfAnswer = { path: string; startSeconds: number; seconds: number; hasSound: boolean };

export type JobOf<Kind extends CodecJob['kind']> = Extract<CodecJob, { kind: Kind }>;

/** Messages of the process on its channel: how many seconds of media are done, and why it failed. */
export type CodecMessage = { kind: 'seconds'; seconds: number } | { kind: 'failed'; reason: string };
