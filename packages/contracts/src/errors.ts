/**
 * Every error the server answers with, as `{ data: null, error: { status, name, message, details } }`. The messages are
 * those that the specification fixes, where it has one; a call may use a more exact one.
 */
export const errorCatalog = {
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
  methodNotAllowed: {
    status: 405,
    name: 'MethodNotAllowedError',
    message: 'This address has no such call. The Allow header lists its methods.',
  },
  timeout: {
    status: 408,
    name: 'TimeoutError',
    message: 'Request timeout. Please check your connection and try again.',
  },
  conflict: { status: 409, name: 'ConflictError', message: 'Someone else has changed this in the meantime.' },
  preconditionFailed: {
    status: 412,
    name: 'PreconditionFailedError',
    message: 'This version of the protocol is not supported.',
  },
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
    message: 'The server is out of storage space. Please try again later.',
  },
} as const satisfies Record<string, { status: number; name: string; message: string }>;

/** Maps a kind of error to its status and name; many refusals share a kind. */
export type ErrorKind = keyof typeof errorCatalog;

/**
 * One invalid input: where (`data.title`) and what. `code` is what programs compare: a refusal's code, or how the value
 * breaks its schema (`too_small`, `invalid_format`, …).
 */
export type FieldError = { path: string; code: string; message: string };

export type ErrorAnswer = {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    /** What programs compare; docs/api.md lists all. */
    code: string;
    details: ErrorDetails;
  };
};

/** The invalid fields, and the values of the text: `{ most: 50 }`. */
export type ErrorDetails = { errors?: FieldError[] } & Readonly<Record<string, unknown>>;
