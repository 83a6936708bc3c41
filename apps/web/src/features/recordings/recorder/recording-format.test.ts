import { expect, test } from 'vitest';
import { recordingFormat } from './recording-format.ts';

test('prefers mp4 with AAC, as Safari records it', () => {
  expect(recordingFormat('video', () => true)).toBe('video/mp4;codecs=avc1,mp4a.40.2');
});

test('takes an available format', () => {
  expect(recordingFormat('video', (type) => type.startsWith('video/webm'))).toBe(
    'video/webm;codecs=vp8,opus',
  );
  expect(recordingFormat('video', (type) => type === 'video/mp4')).toBe('video/mp4');
  expect(recordingFormat('video', () => false)).toBeUndefined();
});

test('sound alone is recorded in the same order of containers', () => {
  expect(recordingFormat('audio', () => true)).toBe('audio/mp4;codecs=mp4a.40.2');
  expect(recordingFormat('audio', (type) => type.endsWith('opus'))).toBe('audio/mp4;codecs=opus');
  expect(recordingFormat('audio', (type) => type.startsWith('audio/webm'))).toBe('audio/webm;codecs=opus');
});
