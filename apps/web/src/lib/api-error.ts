import type { ErrorAnswer, ErrorDetails } from '@nimble/contracts';
import type { RefusalCode } from '@nimble/contracts/all-refusals';
import { apiMessages } from './api-messages.ts';

/** A failed call. `message` is for people (spec 1 §8). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What the server said, where the catalogue's text for this status hides it. */
  readonly serverMessage: string | undefined;
  /** What tells this refusal from others; undefined when what answered was not the server. */
  readonly code: string | undefined;
  readonly details: ErrorDetails;

  constructor(given: {
    status: number;
    name: string;
    message: string;
    serverMessage?: string | undefined;
    code?: string | undefined;
    details?: ErrorDetails | undefined;
  }) {
    super(given.message);
    this.name = given.name;
    this.status = given.status;
    this.serverMessage = given.serverMessage;
    this.code = given.code;
    this.details = given.details ?? {};
  }
}

/** The error of an answer that is not 2xx. `body` is whatever came, JSON or not. */
export function errorOfAnswer(status: number, body: unknown, { isUpload }: { isUpload: boolean }): ApiError {
  const sent = isErrorAnswer(body) ? body.error : undefined;
  return new ApiError({
    status,
    name: sent?.name ?? 'RequestError',
    message: messageFor(status, sent?.message, isUpload),
    serverMessage: sent?.message,
    code: sent?.code,
    details: sent?.details,
  });
}

/** The error of a call that got no answer. */
export function errorWithoutAnswer(cause: unknown): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError(
    isTimeout
      ? { status: 408, name: 'TimeoutError', message: apiMessages.timeout }
      : { status: 0, name: 'NetworkError', message: apiMessages.network },
  );
}

/** Was a call refused for exactly this reason? */
export function isRefused(error: unknown, code: RefusalCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** The fields of the input that a refusal is about. */
export function refusedFields(error: unknown): readonly string[] {
  return error instanceof ApiError ? (error.details.errors ?? []).map(({ path }) => path) : [];
}

/** The text to show for anything that was thrown; `fallback` for what is no failed call. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

function messageFor(status: number, sent: string | undefined, isUpload: boolean): string {
  if (isUpload && status === 413) return apiMessages.uploadTooLarge;
  if (isUpload && status >= 500 && status !== 507) return apiMessages.uploadFailed;
  const fixed = apiMessages.byStatus[status];
  if (fixed !== undefined) return fixed;
  if (sent !== undefined && sent !== '') return sent;
  if (isUpload) return apiMessages.uploadFailed;
  return status === 422 ? apiMessages.invalid : apiMessages.other(status);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
