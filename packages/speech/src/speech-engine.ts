/** The kind of engine, with its settings. */
export type SpeechEngine =
  | { name: 'off' }
  /** Debian's program and its English model; for trying out and for tests. */
  | { name: 'pocketsphinx' }
  /** A folder with a Whisper, Moonshine, transducer or CTC model as sherpa-onnx publishes them. */
  | { name: 'sherpa'; folder: string }
  /** `url` is the address before `/audio/transcriptions`. */
  | { name: 'openai'; url: string; key: string | undefined; model: string };
