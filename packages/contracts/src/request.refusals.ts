import { errorCatalog } from './errors.ts';
import { refusals } from './refusal.ts';

const { invalidInput, unauthorized, forbidden, notFound, methodNotAllowed, timeout, conflict } = errorCatalog;
const { tooLarge, unsupportedMedia, unprocessable, tooMany, internal, unavailable, noRoom } = errorCatalog;

/** Refusals that any call may answer; each kind has one, as the default. */
export const requestRefusals = refusals({
  /** `details.errors` says what is wrong with which field. */
  'request.invalid': { kind: 'invalidInput', text: invalidInput.message },
  'request.unauthorized': { kind: 'unauthorized', text: unauthorized.message },
  /** No `Authorization: Bearer …`: the caller never had a session that could have expired. */
  'request.token_missing': {
    kind: 'unauthorized',
    text: 'This call needs a token. Send it in the header Authorization: Bearer …',
  },
  'request.forbidden': { kind: 'forbidden', text: forbidden.message },
  'request.not_found': { kind: 'notFound', text: notFound.message },
  /** Another method at the address of a call; the answer's Allow names those that it has. */
  'request.method_not_allowed': { kind: 'methodNotAllowed', text: methodNotAllowed.message },
  'request.timeout': { kind: 'timeout', text: timeout.message },
  'request.conflict': { kind: 'conflict', text: conflict.message },
  'request.too_large': { kind: 'tooLarge', text: tooLarge.message },
  'request.unsupported_media': { kind: 'unsupportedMedia', text: unsupportedMedia.message },
  'request.unprocessable': { kind: 'unprocessable', text: unprocessable.message },
  /** The answer's Retry-After has the number of seconds. */
  'request.too_many': { kind: 'tooMany', text: tooMany.message },
  /** A query that would have to scan too much. */
  'request.asks_too_much': {
    kind: 'unprocessable',
    text: 'This query covers too much data. Narrow it with a filter by job, status or time.',
  },
  /** A filter, an order or a relation that the collection does not know. */
  'request.bad_query': { kind: 'invalidInput', text: 'The query of this list is not valid.' },
  'request.bad_tus_version': { kind: 'preconditionFailed', text: 'Tus-Resumable must be 1.0.0' },
  'request.bad_upload_length': {
    kind: 'invalidInput',
    text: 'Upload-Length or Upload-Defer-Length is invalid',
  },
  'request.bad_idempotency_key': {
    kind: 'invalidInput',
    text: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  },
  'request.bad_origin': {
    kind: 'invalidInput',
    text: 'Nimble-Origin must be 8 to 40 lowercase letters and digits',
  },
  'request.idempotency_key_in_use': {
    kind: 'conflict',
    text: 'Another call with this Idempotency-Key is in progress. Try again in a moment.',
  },
  'request.idempotency_key_reused': {
    kind: 'unprocessable',
    text: 'This Idempotency-Key belongs to another call. Use a new key for each.',
  },
  /** The call was carried out before the secret of the installation was changed. */
  'request.idempotency_key_unreadable': {
    kind: 'unprocessable',
    text: 'This call was already performed with this Idempotency-Key, but its response can no longer be read. Check what it changed before you repeat it with a new key.',
  },
  'request.idempotency_keys_used_up': {
    kind: 'tooMany',
    text: 'Too many calls with an Idempotency-Key in 24 hours',
  },
  'request.body_missing': {
    kind: 'invalidInput',
    text: 'This call needs a JSON body. /api/docs lists its fields.',
  },
  'request.data_missing': {
    kind: 'invalidInput',
    text: 'The body of this call needs an object named data around its fields. /api/docs lists them.',
  },
  'request.json_unreadable': { kind: 'invalidInput', text: 'The body of this request is not valid JSON.' },
  'request.form_unreadable': {
    kind: 'invalidInput',
    text: 'Failed to read the form. Please try again.',
  },
  'request.several_files': { kind: 'invalidInput', text: 'Please send exactly one file' },
  'request.foreign_room': { kind: 'forbidden', text: 'This room belongs to another user' },
  'server.failed': { kind: 'internal', text: internal.message },
  'server.unavailable': { kind: 'unavailable', text: unavailable.message },
  /** The file storage is unavailable, slow or failing, temporarily. */
  'server.store_away': {
    kind: 'unavailable',
    text: 'We can’t reach the file storage right now. Please try again in a moment.',
  },
  'server.no_room': { kind: 'noRoom', text: noRoom.message },
});
