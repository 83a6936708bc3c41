/** Texts of failed calls, verbatim from the specification. */
export const apiMessages = {
  byStatus: {
    401: 'Your session has expired. Please log in again.',
    403: 'Access denied. You do not have permission to perform this action.',
    404: 'The requested resource was not found.',
    408: 'Request timeout. Please check your connection and try again.',
    429: 'Too many requests. Please wait a moment and try again.',
    500: 'Server error occurred. Please try again later.',
    503: 'Service is temporarily unavailable. Please try again later.',
    507: 'The server is out of storage space. Please try again later.',
  } as Readonly<Record<number, string>>,
  invalid: 'Validation error occurred',
  timeout: 'Request timeout. Please check your connection and try again.',
  network: 'Network error. Please check your internet connection.',
  other: (status: number) => `Request failed with status ${status}`,
  uploadTooLarge: 'File size too large. Please reduce video size or duration.',
  uploadFailed: 'Failed to upload file',
} as const;
