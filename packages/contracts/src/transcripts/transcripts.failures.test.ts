import { expect, test } from 'vitest';
import { tellTranscriptFailure } from './transcripts.failures.ts';

test('a failure has a code and a sentence with its values', () => {
  expect(tellTranscriptFailure({ code: 'speech.recording_refused', values: { status: 413 } })).toEqual({
    code: 'speech.recording_refused',
    message: 'The speech service refused the recording (status 413).',
  });
  expect(
    tellTranscriptFailure({
      code: 'speech_model.disk_full',
      values: { freeBytes: 1_000_000, neededBytes: 1_234_500_000 },
    }).message,
  ).toBe(
    'The disk has 1 MB left, but 1,235 MB are needed. Nothing was installed; free some space and try again.',
  );
  expect(tellTranscriptFailure({ code: 'speech_model.disk_full' }).message).toBe(
    'The disk is full. Nothing was installed; free some space and try again.',
  );
  expect(tellTranscriptFailure({ code: 'transcript.failed' }).message).toBe('The transcription failed.');
});
