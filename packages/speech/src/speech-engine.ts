/** Which engine listens, with what it needs. */
export type SpeechEngine =
  | { name: 'off' }
  /** Debian's program and its English model; for trying out and for tests. */
  | { name: 'pocketsphinx' }
  /** A folder with a Whisper, Moonshine, transducer or CTC model as sherpa-onnx publishes them. */
  | { name: 'sherpa'; folder: string }
  /** `url` is what stands before `/audio/transcriptions`. */
  | { name: 'openai'; url: string; key: string | undefined; model: string };
