import * as z from 'zod/mini';
import { fileReference, idParameters, messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { largestImageBytes } from './uploads.limits.ts';

/**
 * `multipart/form-data` with one `files` and optionally, before or after it, a `path`: the user's own picture (also
 * without a path) or the logo of the company, which requires the permission to update the company. Only images; they
 * are stored re-encoded. Answers a list with the one file. An upload without a reference is deleted after a day.
 */
export const uploadFile = route({
  method: 'POST',
  url: '/api/upload',
  schema: { summary: 'Upload a profile picture or a logo', response: { 200: z.array(fileReference) } },
  config: {
    access: 'signedIn',
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: [
      'installation.stopped',
      'upload.logo_too_large',
      'upload.missing',
      'upload.no_company',
      'upload.not_a_form',
      'upload.not_a_logo',
      'upload.not_a_picture',
      'upload.picture_too_large',
      'upload.unreadable',
    ],
  },
  /** Leaves room for the other parts of the form. */
  bodyLimit: largestImageBytes + 16 * 1024,
});

/**
 * Deletes the user's own picture, or the company's logo with the permission to update the company; anything else
 * answers 404.
 */
export const deleteUpload = route({
  method: 'DELETE',
  url: '/api/upload/files/:id',
  schema: { summary: 'Delete an uploaded file', params: idParameters, response: { 200: messageAnswer } },
  config: { access: 'signedIn', refuses: ['installation.stopped'] },
});

/** The user's own pictures, and with the permission to view the company its logos; newest first, at most 100. */
export const listUploads = route({
  method: 'GET',
  url: '/api/upload/files',
  schema: { summary: 'List uploaded files', response: { 200: z.array(fileReference) } },
  config: { access: 'signedIn' },
});
