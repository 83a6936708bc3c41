/** Why a recording cannot be used. */
export type RejectionCode = 'media.unreadable' | 'media.empty' | 'media.too_long' | 'media.too_large';

/** A file that is not the media it claims to be; a retry gives the same result. */
export class MediaRejectedError extends Error {
  readonly code: RejectionCode;
  /** Number of the answer, from 1, as the caller numbers it. */
  readonly answer: number | undefined;

  constructor(code: RejectionCode, message: string, options?: ErrorOptions & { answer?: number }) {
    super(message, options);
    this.name = 'MediaRejectedError';
    this.code = code;
    this.answer = options?.answer;
  }
}

/** Reading a recording took too long or too much memory: it is crafted, or this machine short of both. */
export class ProbeStoppedError extends Error {}

/** The codec process failed; the message says what is known of it. */
export class CodecFailedError extends Error {}
