/** What the process of the codecs may be asked for; whatever comes of it goes to its standard output. */
export type CodecJob =
  | { kind: 'version' }
  | { kind: 'sound'; answers: SoundOfAnswer[] }
  | { kind: 'picture'; path: string; width: number; height: number; seconds: number; hasPicture: boolean }
  | { kind: 'poster'; path: string; atSeconds: number; width: number }
  | { kind: 'samples'; path: string; sampleRate: number }
  | { kind: 'frames'; path: string; width: number; height: number };

/** `startSeconds` is the second of the file that is the answer's beginning. */
export type SoundOfAnswer = { path: string; startSeconds: number; seconds: number; hasSound: boolean };

export type JobOf<Kind extends CodecJob['kind']> = Extract<CodecJob, { kind: Kind }>;

/** What the process says on its channel: how many seconds of media are done, and why it failed. */
export type CodecMessage = { kind: 'seconds'; seconds: number } | { kind: 'failed'; reason: string };
