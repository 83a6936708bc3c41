/** What a picture is for decides what is taken and what comes out of it. Lengths are pixels. */
export const imageKinds = {
  /** A square, on white where the picture is transparent. */
  avatar: {
    formats: ['jpeg', 'png', 'webp', 'gif', 'heif', 'svg'],
    width: 512,
    height: 512,
    output: { extension: 'webp', mime: 'image/webp' },
  },
  /** Keeps its shape and its transparency; spec 2 §2 recommends 200×80, four times that is sharp everywhere. */
  logo: {
    formats: ['jpeg', 'png', 'svg'],
    width: 800,
    height: 320,
    output: { extension: 'png', mime: 'image/png' },
  },
} as const;
export type ImageKind = keyof typeof imageKinds;

/** More than any camera's picture of less than 5 MB; a small file that claims more is a bomb. */
export const mostPixels = 40_000_000;

/** How the process says that the bytes are no acceptable image. */
export const refusedExitCode = 3;
