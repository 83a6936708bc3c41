import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions', english);

/** Texts of the candidate screens; those fixed by the specification are verbatim. */
export const submissionStatusLabels = texts.submissionStatusLabels;

export const candidatesMessages = texts.candidates;

export const noteMessages = texts.note;

export const deleteSubmissionMessages = texts.deleteSubmission;

export const submissionPageMessages = texts.submissionPage;

export const undoMessages = texts.undo;

export const openNextMessages = texts.openNext;

export const newAttemptMessages = texts.newAttempt;

export const videoMessages = texts.video;

export const mediaTasksMessages = texts.mediaTasks;

export const answersMessages = texts.answers;

export const tabMessages = texts.tab;

export const resumeMessages = texts.resume;

export const reviewMessages = texts.review;

/** Texts about unsaved input. */
export const unsavedMessages = texts.unsaved;
