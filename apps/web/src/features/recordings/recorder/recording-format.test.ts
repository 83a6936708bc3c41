import { expect, test } from 'vitest';
import { recordingFormat } from './recording-format.ts';

test('prefers mp4 with AAC, as Safari records it', () => {
  expect(recordingFormat(() => true)).toBe('video/mp4;codecs=avc1,mp4a.40.2');
});

test('takes an available format', () => {
  expect(recordingFormat((type) => type.startsWith('video/webm'))).toBe('video/webm;codecs=vp8,opus');
  expect(recordingFormat((type) => type === 'video/mp4')).toBe('video/mp4');
  expect(recordingFormat(() => false)).toBeUndefined();
});
