/** The purpose of a picture decides which formats are accepted and what is made of it. Lengths are pixels. */
export const imageKinds = {
  /** A square, on white where the picture is transparent. */
  avatar: {
    formats: ['jpeg', 'png', 'webp', 'gif', 'heif', 'svg'],
    width: 512,
    height: 512,
    output: { extension: 'webp', mime: 'image/webp' },
  },
  /** Keeps its shape and its transparency; 200×80 is recommended, four times that is sharp everywhere. */
  logo: {
    formats: ['jpeg', 'png', 'svg'],
    width: 800,
    height: 320,
    output: { extension: 'png', mime: 'image/png' },
  },
  /** Beside a question: small text in it must stay readable. */
  question: {
    formats: ['jpeg', 'png', 'webp'],
    width: 2000,
    height: 2000,
    output: { extension: 'webp', mime: 'image/webp' },
  },
} as const;
export type ImageKind = keyof typeof imageKinds;

export function isImageKind(given: string | undefined): given is ImageKind {
  return given !== undefined && Object.hasOwn(imageKinds, given);
}

/** More than any camera's picture of less than 5 MB; a small file with a larger claim is a decompression bomb. */
export const mostPixels = 40_000_000;

/** The exit code for unacceptable images. */
export const refusedExitCode = 3;
