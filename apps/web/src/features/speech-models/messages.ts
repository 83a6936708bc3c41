import type { SpeechModelEntry } from '@nimble/contracts/speech-models';

type Step = Exclude<SpeechModelEntry['status']['state'], 'absent' | 'installed' | 'failed'>;

/** Texts of the speech models on the master's page. */
export const speechModelMessages = {
  title: 'Transcripts',
  intro:
    'A speech model on this machine turns answers into text. Larger models make fewer mistakes but take longer. Existing answers are transcribed once a model is on.',
  none: 'No speech model is on, so answers have no transcript.',
  noneAdvice:
    'Add a model below. Whisper base is a good start for most languages, Parakeet for European ones.',
  on: (title: string) => `${title} transcribes answers.`,
  setByEnvironment: (engine: string) =>
    `SPEECH_ENGINE is set to ${engine} for this server. It overrides the models below; unset it to use them.`,
  loading: 'Loading the speech models',
  loadFailed: 'Failed to load the speech models',
  many: 'About 100 languages',
  languages: (count: number) => `${count} languages`,
  own: 'Added on this machine',
  license: (license: string) => `License ${license}`,
  noLicense: 'License not stated',
  about: (size: string) => `about ${size}`,
  speeds: { fast: 'Fast', medium: 'Medium', slow: 'Slow' },
  states: { on: 'On', installed: 'Installed', failed: 'Failed' },
  steps: {
    waiting: 'Waiting for a worker',
    downloading: 'Downloading',
    checking: 'Verifying the checksum',
    unpacking: 'Unpacking',
    trying: 'Testing the model',
  } satisfies Record<Step, string>,
  bytes: (done: string, total: string) => `${done} of ${total}`,
  rate: (rate: string) => `${rate}/s`,
  left: (time: string) => `${time} left`,
  progress: (title: string) => `Progress of ${title}`,
  add: 'Download and turn on',
  addName: (title: string) => `Download and turn on ${title}`,
  retry: 'Retry',
  retryName: (title: string) => `Retry: ${title}`,
  cancel: 'Cancel',
  cancelName: (title: string) => `Cancel adding ${title}`,
  use: 'Turn on',
  useName: (title: string) => `Turn on ${title}`,
  turnOff: 'Turn off',
  turnOffName: (title: string) => `Turn off ${title}`,
  remove: 'Delete',
  removeName: (title: string) => `Delete ${title}`,
  removeTitle: (title: string) => `Delete ${title}?`,
  removeText: 'The model is deleted from this machine. Transcripts stay. You can download it again.',
  removed: 'The model is deleted',
  usedNow: (title: string) => `${title} is on`,
  off: 'The model is off',
  failed: 'This action failed',
} as const;
