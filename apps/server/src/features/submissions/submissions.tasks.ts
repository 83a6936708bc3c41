import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

const ofSubmission = z.object({ companyId: z.number(), submissionId: z.number() });

/** Joins the answers into one video: `processing → pending`. */
export const joinSubmission = defineTask({
  name: 'submissions.join',
  payload: ofSubmission,
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./joining/join-submission.ts')).joinSubmissionHandler,
});

/** The picture of the joined video. */
export const makePoster = defineTask({
  name: 'submissions.poster',
  payload: ofSubmission,
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./joining/make-poster.ts')).makePosterHandler,
});

/** The waveform of the joined video. */
export const makeWaveform = defineTask({
  name: 'submissions.waveform',
  payload: ofSubmission,
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./joining/make-waveform.ts')).makeWaveformHandler,
});

/** Compares a new film with the recordings that it was joined from. */
export const compareFilm = defineTask({
  name: 'submissions.compare-film',
  payload: ofSubmission,
  maxAttempts: 5,
  load: async () => (await import('./films/compare-film.ts')).compareFilmHandler,
});

/** Removes recordings that a film holds. */
export const removeRecordings = defineTask({
  name: 'submissions.remove-recordings',
  payload: ofSubmission,
  maxAttempts: 5,
  load: async () => (await import('./films/remove-recordings.ts')).removeRecordingsHandler,
});

/** Starts the two tasks above where they are due; runs by the clock. */
export const sweepRecordings = defineTask({
  name: 'submissions.sweep-recordings',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./films/sweep-recordings.ts')).sweepRecordingsHandler,
});

/** Starts missing steps of older submissions; runs by the clock. */
export const completeSubmissions = defineTask({
  name: 'submissions.complete',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./joining/complete-submissions.ts')).completeSubmissionsHandler,
});

/** Erases interviews that were begun and never submitted; runs by the clock. */
export const sweepAbandoned = defineTask({
  name: 'submissions.sweep-abandoned',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./erasure/sweep-abandoned.ts')).sweepAbandonedHandler,
});
