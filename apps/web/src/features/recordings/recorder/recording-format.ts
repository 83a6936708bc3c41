import type { RecordedFormat } from '@nimble/contracts/answers';

/** mp4 first, then webm, each from the most exact to the plainest. */
const preferred: { readonly [Format in RecordedFormat]: readonly string[] } = {
  video: [
    'video/mp4;codecs=avc1,mp4a.40.2',
    'video/mp4;codecs=avc1,opus',
    'video/mp4',
    'video/webm;codecs=vp8,opus',
    'video/webm;codecs=vp9,opus',
    'video/webm',
  ],
  audio: [
    'audio/mp4;codecs=mp4a.40.2',
    'audio/mp4;codecs=opus',
    'audio/mp4',
    'audio/webm;codecs=opus',
    'audio/webm',
  ],
};

/** The first type that this browser can record; undefined when it can record none. */
export function recordingFormat(
  format: RecordedFormat,
  isSupported: (type: string) => boolean,
): string | undefined {
  return preferred[format].find(isSupported);
}
