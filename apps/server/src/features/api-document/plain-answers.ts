import type { RouteContract } from '@nimble/contracts';
import type { ApiAnswer, JsonSchema, Media } from './document-types.ts';

/** Method and address name a call where no contract is at hand. */
export const nameOf = ({ method, url }: RouteContract) => `${method} ${url}`;

const binary: JsonSchema = {};
const bytes = (description: string, type = '*/*'): ApiAnswer => ({
  description,
  content: { [type]: { schema: binary } },
});
const file = {
  '200': bytes('The whole file'),
  '206': bytes('The part that `Range` asks for'),
  '304': { description: 'Not modified: it matches `If-None-Match`' },
  '416': { description: 'The range does not exist' },
};

const unsubscribing: ApiAnswer = {
  description:
    'Redirects to the page that asks for confirmation. A browser whose link is refused is redirected to it, too.',
};

/** Answers that are not JSON, by method and address. */
export const plainAnswers: Readonly<Record<string, Record<string, ApiAnswer>>> = {
  'GET /api/audit-events/export': { '200': bytes('A table', 'text/csv') },
  'GET /api/files/:id': file,
  'HEAD /api/files/:id': { '200': { description: 'Length and type in its headers' } },
  'GET /api/guest-media/:linkId/:fileId': file,
  'GET /api/logos/:id': file,
  'GET /api/exports/:id/file': file,
  'GET /api/plans/retention/archive': { '200': bytes('A ZIP archive', 'application/zip') },
  'GET /api/submissions/:id/captions': { '200': bytes('WebVTT', 'text/vtt') },
  'GET /api/connect/google': { '302': { description: 'Redirects to the issuer, or back to sign-in' } },
  'GET /api/notifications/unsubscribe': { '302': unsubscribing },
  'GET /api/mail-stops': { '302': unsubscribing },
  'GET /api/auth/google/callback': { '302': { description: 'Redirects back to sign-in' } },
  'GET /api/docs': { '200': bytes('A page', 'text/html') },
  'POST /api/uploads/takes': { '201': { description: 'Created; send the bytes to `Location`' } },
  'OPTIONS /api/uploads/takes': {
    '204': { description: '`Tus-Version` and `Tus-Extension` say what is supported' },
  },
  'HEAD /api/uploads/takes/:takeId': {
    '200': { description: '`Upload-Offset` says how many bytes there are' },
  },
  'GET /api/uploads/takes/:takeId/bytes': {
    '200': bytes('What has arrived of the recording', 'application/octet-stream'),
  },
  'PATCH /api/uploads/takes/:takeId': { '204': { description: 'Stored' } },
  'DELETE /api/uploads/takes/:takeId': { '204': { description: 'Discarded' } },
};

const oneFile = (properties: Record<string, JsonSchema>): Media => ({
  'multipart/form-data': { schema: { type: 'object', properties, required: ['files'] } },
});

/** Bodies that are not JSON. */
export const plainBodies: Readonly<Record<string, Media>> = {
  'POST /api/upload': oneFile({
    files: { type: 'string', format: 'binary' },
    path: { type: 'string', description: 'What the file is for: the company’s logo or your own picture' },
  }),
  'POST /api/question-media': oneFile({ files: { type: 'string', format: 'binary' } }),
  'POST /api/interviews/current/resume': oneFile({ files: { type: 'string', format: 'binary' } }),
  'PATCH /api/uploads/takes/:takeId': { 'application/offset+octet-stream': { schema: binary } },
};
