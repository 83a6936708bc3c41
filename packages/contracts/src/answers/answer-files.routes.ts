import * as z from 'zod/mini';
import { idField } from '../fields.ts';
import { interviewState } from '../interviews/interviews.schemas.ts';
import { takeIdField } from '../recordings/take-id.ts';
import { route } from '../route.ts';
import { announcedFile, answerFile, arrivedFile, usedFiles } from './answer-files.schemas.ts';

const ofQuestion = z.object({ questionId: idField });
const ofFile = z.object({ questionId: idField, takeId: takeIdField });
const one = { 200: z.object({ data: answerFile }) };

/**
 * Begins the upload of a file. Its bytes follow by tus, under `/api/uploads/takes/{take}`, as those of a recording; the
 * same call again finds what has arrived.
 */
export const announceFile = route({
  method: 'POST',
  url: '/api/interviews/current/answers/:questionId/files',
  schema: {
    summary: 'Start the upload of a file for an answer',
    params: ofQuestion,
    body: z.object({ data: announcedFile }),
    response: one,
  },
  config: {
    access: 'candidate',
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: [
      'answer.file_empty',
      'answer.file_too_large',
      'answer.format_not_allowed',
      'answer.too_many_files',
      'interview.already_submitted',
      'recording.unknown_question',
    ],
  },
});

/**
 * All bytes are sent: the server compares them, judges what they are, and has them scanned. A file that is refused for
 * what it is leaves nothing behind. The same call again answers the same.
 */
export const finishFile = route({
  method: 'PUT',
  url: '/api/interviews/current/answers/:questionId/files/:takeId',
  schema: {
    summary: 'Finish the upload of a file for an answer',
    params: ofFile,
    body: z.object({ data: arrivedFile }),
    response: one,
  },
  config: {
    access: 'candidate',
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: [
      'answer.file_damaged',
      'answer.file_locked',
      'answer.file_not_found',
      'answer.file_wrong_kind',
      'answer.format_not_allowed',
      'interview.already_submitted',
      'recording.differs',
      'recording.incomplete',
      'recording.unknown_question',
      'upload.infected',
      'upload.too_large_to_scan',
      'upload.not_scanned',
    ],
  },
});

/** A file that is part of the answer is left out by using the others. Deleting one that is gone is fine. */
export const deleteFile = route({
  method: 'DELETE',
  url: '/api/interviews/current/answers/:questionId/files/:takeId',
  schema: {
    summary: 'Delete an uploaded file that is not used',
    params: ofFile,
    response: { 200: z.object({ data: z.object({ take: takeIdField }) }) },
  },
  config: { access: 'candidate', refuses: ['answer.file_used', 'interview.already_submitted'] },
});

/** "Use this answer": these files become the answer to their question, in place of an earlier one. */
export const useFiles = route({
  method: 'PUT',
  url: '/api/interviews/current/answers/:questionId/files',
  schema: {
    summary: 'Use uploaded files as the answer',
    params: ofQuestion,
    body: z.object({ data: usedFiles }),
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: [
      'answer.file_not_found',
      'answer.format_not_allowed',
      'answer.no_file',
      'answer.too_many_files',
      'interview.already_submitted',
      'recording.unknown_question',
    ],
  },
});
