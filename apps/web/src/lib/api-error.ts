import type { ErrorAnswer, ErrorDetails } from '@nimble/contracts';
import type { RefusalCode } from '@nimble/contracts/all-refusals';
import { apiMessages } from './messages.ts';

/** A failed call. `message` is for people. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The server's text, if the status has a fixed one that hides it. */
  readonly serverMessage: string | undefined;
  /** The code of the refusal; undefined when the answer was not the server's. */
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

/** The error of an answer that is not 2xx. `body` is anything, JSON or not. */
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

/** The error of a call without an answer. */
export function errorWithoutAnswer(cause: unknown): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError(
    isTimeout
      ? { status: 408, name: 'TimeoutError', message: apiMessages.timeout }
      : { status: 0, name: 'NetworkError', message: apiMessages.network },
  );
}

/** Was a call refused with exactly this code? */
export function isRefused(error: unknown, code: RefusalCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** May the same call succeed later? A refusal is final. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** A proxy in front of the server answers with such a status while the server does not. */
export function isStatusOfProxy(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** Did a call not reach the server? */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || isStatusOfProxy(error.status);
}

/** The invalid fields of a refusal. */
export function refusedFields(error: unknown): readonly string[] {
  return error instanceof ApiError ? (error.details.errors ?? []).map(({ path }) => path) : [];
}

/** The text for any error; `fallback` for one that is no failed call. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

function messageFor(status: number, sent: string | undefined, isUpload: boolean): string {
  if (isUpload && status === 413) return apiMessages.uploadTooLarge;
  if (isUpload && status >= 500 && status !== 507) return apiMessages.uploadFailed;
  const byStatus: Readonly<Record<string, string>> = apiMessages.byStatus;
  const fixed = byStatus[status];
  if (fixed !== undefined) return fixed;
  if (sent !== undefined && sent !== '') return sent;
  if (isUpload) return apiMessages.uploadFailed;
  return status === 422 ? apiMessages.invalid : apiMessages.other({ status });
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
