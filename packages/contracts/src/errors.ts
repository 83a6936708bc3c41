/**
 * Every error the server answers with, as `{ data: null, error: { status, name, message, details } }`.
 * The messages are those of spec 1 §8 and spec 2 §8 where these have one; a call may say something more exact.
 */
export const errorCatalogue = {
  invalidInput: { status: 400, name: 'ValidationError', message: 'Validation error occurred' },
  unauthorized: {
    status: 401,
    name: 'UnauthorizedError',
    message: 'Your session has expired. Please log in again.',
  },
  forbidden: {
    status: 403,
    name: 'ForbiddenError',
    message: 'Access denied. You do not have permission to perform this action.',
  },
  notFound: { status: 404, name: 'NotFoundError', message: 'The requested resource was not found.' },
  timeout: {
    status: 408,
    name: 'TimeoutError',
    message: 'Request timeout. Please check your connection and try again.',
  },
  conflict: { status: 409, name: 'ConflictError', message: 'This was changed meanwhile.' },
  tooLarge: { status: 413, name: 'PayloadTooLargeError', message: 'The request is too large.' },
  unsupportedMedia: {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    message: 'This kind of content is not accepted.',
  },
  unprocessable: { status: 422, name: 'UnprocessableEntityError', message: 'Validation error occurred' },
  tooMany: {
    status: 429,
    name: 'TooManyRequestsError',
    message: 'Too many requests. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    name: 'InternalServerError',
    message: 'Server error occurred. Please try again later.',
  },
  unavailable: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'Service is temporarily unavailable. Please try again later.',
  },
  noRoom: {
    status: 507,
    name: 'InsufficientStorageError',
    message: 'The server has no room left at the moment. Please try again later.',
  },
} as const satisfies Record<string, { status: number; name: string; message: string }>;

/** A filter that would have to look through too much (422). */
export const askedTooMuch =
  'This asks for more than can be looked through at once. Ask for less: filter by a job, a status or a time too.';

export type ErrorCode = keyof typeof errorCatalogue;

/** One thing wrong with the input: where (`data.title`) and what. */
export type FieldError = { path: string; message: string };

export type ErrorAnswer = {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    /** What programs compare, where a refusal has one of its own. */
    code?: string;
    details: ErrorDetails;
  };
};

/** `company`: whose interview cannot take new answers. */
export type ErrorDetails = { errors?: FieldError[]; company?: string };
