/** mp4 first, then webm, each from the most exact to the plainest. */
const preferred = [
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
] as const;

/** The first format that this browser can record; undefined when it can record none. */
export function recordingFormat(isSupported: (type: string) => boolean): string | undefined {
  return preferred.find(isSupported);
}
