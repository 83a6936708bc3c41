/** Why a recording cannot be used. */
export type RejectionCode = 'unreadable' | 'empty' | 'withoutPicture' | 'tooLong' | 'tooLarge';

/** A file that is not the media it claims to be; trying again gives the same. */
export class MediaRejectedError extends Error {
  readonly code: RejectionCode;

  constructor(code: RejectionCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaRejectedError';
    this.code = code;
  }
}

/** No usable ffmpeg; the message is one sentence for the person who runs the server. */
export class FfmpegMissingError extends Error {}

/** ffmpeg ended with an error; the message holds the end of what it wrote. */
export class FfmpegFailedError extends Error {}
