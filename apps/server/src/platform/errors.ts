import { type ErrorCode, type ErrorDetails, errorCatalogue, type FieldError } from '@nimble/contracts';

/** An error that the caller may read: its status and name come from the catalogue, its message may be more exact. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[];

  constructor(
    code: ErrorCode,
    message: string = errorCatalogue[code].message,
    fieldErrors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** A refusal that programs tell from others by a code of its own. */
export class CodedError extends RequestError {
  readonly answerCode: string;
  readonly details: Omit<ErrorDetails, 'errors'>;

  constructor(
    code: ErrorCode,
    message: string,
    { answerCode, ...details }: { answerCode: string } & Omit<ErrorDetails, 'errors'>,
  ) {
    super(code, message);
    this.name = 'CodedError';
    this.answerCode = answerCode;
    this.details = details;
  }
}

/** Refuses for a while (429); the answer's Retry-After says for how many seconds. */
export class TooManyError extends RequestError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message: string = errorCatalogue.tooMany.message) {
    super('tooMany', message);
    this.name = 'TooManyError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const storeAwayMessage = 'The store of files cannot be reached at the moment. Please try again in a moment.';
/** Seconds. */
export const storeAwayWait = 10;

/**
 * The store of files is away, slow or in trouble, which passes: 503 with Retry-After for whoever calls, and no attempt
 * lost for a task.
 */
export class StoreAwayError extends RequestError {
  readonly retryAfterSeconds = storeAwayWait;

  constructor(cause: unknown) {
    super('unavailable', storeAwayMessage);
    this.name = 'StoreAwayError';
    this.cause = cause;
  }
}

/** A full disk or a used-up quota, of the files, of PostgreSQL (53100), or of an S3-compatible store (507). */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const answer: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof answer === 'object' && answer !== null && 'httpStatusCode' in answer && answer.httpStatusCode;
  return status === 507 || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
