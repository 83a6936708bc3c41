import { createCatalogue, type Translated } from '../../../lib/language.ts';

/** Texts of the page behind a guest link. */
const english = {
  language: 'Language',
  languageFailed: 'Failed to load this language. Please try again.',
  title: 'Watch interviews',
  loading: 'Loading',
  loadFailed: 'Failed to load the interviews',
  retry: 'Retry',
  gone: 'This link no longer works',
  goneText: 'It has expired or was revoked. Ask the person who sent it for a new one.',
  until: (date: string) => `You can watch and comment until ${date}.`,
  candidates: 'Candidates',
  candidate: (number: number) => `Candidate ${number}`,
  video: (name: string) => `Interview: ${name}`,
  noVideo: 'We are still preparing this video. Please come back later.',
  noCandidates: 'There are no interviews to watch anymore.',
  questions: 'Questions',
  goTo: (number: number, time: string) => `Go to answer ${number} at ${time}`,
  playbackFailed: 'Failed to play the video.',
  captions: 'Captions',
  transcript: 'Transcript',
  transcriptHint: 'Transcribed automatically; expect mistakes. Click a word to jump to it.',
  transcriptFailed: 'Failed to load the transcript',
  words: {
    confidence: (percent: number) => `Confidence ${percent}%`,
    playFrom: (time: string) => `Play from ${time}`,
    failed: (_reason: string) => 'This answer was not transcribed.',
    queued: 'This answer was not transcribed.',
    noWords: 'No words were recognized in this answer.',
    answerNone: 'This answer was not transcribed.',
  },
  comments: 'Comments',
  commentsHint: 'The people who invited you and everyone with this link can read the comments.',
  noComments: 'No comments yet.',
  name: 'Your name',
  nameMissing: 'Enter your name first',
  commentFailed: 'Failed to send your comment. Try again in a moment.',
  moments: {
    noVideo: 'You can comment once the video is ready.',
    label: 'Comment on this moment',
    placeholder: 'Write something about this moment…',
    atAnswer: (time: string, number: number) => `At ${time} in answer ${number}`,
    takeNow: 'Use the current moment',
    add: 'Comment',
    goTo: (time: string) => `Go to ${time}`,
  },
} as const;

export const guestTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type GuestTexts = Translated<typeof english>;
