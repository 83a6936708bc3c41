import { createCatalogue, type Translated } from '../../../lib/language.ts';

/** Every text of the page behind a guest link. */
const english = {
  language: 'Language',
  languageFailed: 'This language could not be loaded. Please try again.',
  title: 'Watch interviews',
  loading: 'Loading',
  loadFailed: 'The interviews could not be loaded',
  retry: 'Try again',
  gone: 'This link has ended',
  goneText: 'It has expired or was revoked. Ask the person who sent it for a new one.',
  until: (date: string) => `You can watch and comment until ${date}.`,
  candidates: 'Candidates',
  candidate: (number: number) => `Candidate ${number}`,
  video: (name: string) => `Interview: ${name}`,
  noVideo: 'This video is still being prepared. Come back later.',
  noCandidates: 'There are no interviews to watch any more.',
  questions: 'Questions',
  goTo: (number: number, time: string) => `Go to answer ${number} at ${time}`,
  playbackFailed: 'The video could not be played.',
  captions: 'Captions',
  transcript: 'What was said',
  transcriptHint: 'Transcribed automatically; expect mistakes. Press a word to jump to it.',
  transcriptFailed: 'What was said could not be loaded',
  words: {
    confidence: (percent: number) => `Certainty ${percent}%`,
    playFrom: (time: string) => `Play from ${time}`,
    failed: (_reason: string) => 'This answer was not transcribed.',
    queued: 'This answer was not transcribed.',
    noWords: 'No words were understood in this answer.',
    answerNone: 'This answer was not transcribed.',
  },
  comments: 'Comments',
  commentsHint: 'The people who invited you read these, and so does everybody with this link.',
  noComments: 'No comments yet.',
  name: 'Your name',
  nameMissing: 'Enter your name first',
  commentFailed: 'Your comment could not be sent. Try again in a moment.',
  moments: {
    noVideo: 'Comments can be made once the video is ready.',
    label: 'Comment on this moment',
    placeholder: 'Say something about this moment…',
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
