/** Largest files in bytes. */
export const largestMediaBytes = {
  picture: 5 * 1024 * 1024,
  pdf: 10 * 1024 * 1024,
  /** Also of a sound: a longer recording than the limit below has fewer bytes a second. */
  video: 100 * 1024 * 1024,
} as const;

/** The longest video or sound, seconds. */
export const longestMediaSeconds = 600;

/** Characters of a text that says the same as a video or sound, or describes a picture. */
export const longestMediaText = 10_000;
