import { expect, test } from 'vitest';
import { tellMediaTaskFailure, tellRecordingFailure, tellTranscriptFailure } from './failure-texts.ts';
import { inLanguage } from './language.ts';

test('a failure has a code and a sentence with its values', () => {
  expect(tellTranscriptFailure({ code: 'speech.recording_refused', values: { status: 413 } })).toEqual({
    code: 'speech.recording_refused',
    message: 'The speech service refused the recording (status 413).',
  });
  const full = { freeBytes: 1_000_000, neededBytes: 1_234_500_000 };
  expect(tellTranscriptFailure({ code: 'speech_model.disk_full', values: full }).message).toBe(
    'The disk has 1 MB left, but 1,235 MB are needed. Nothing was installed; free some space and try again.',
  );
  expect(tellTranscriptFailure({ code: 'speech_model.disk_full' }).message).toBe(
    'The disk is full. Nothing was installed; free some space and try again.',
  );
  expect(tellTranscriptFailure({ code: 'transcript.failed' }).message).toBe('The transcription failed.');
  expect(tellTranscriptFailure({ code: 'speech.engine_broken' }).message).toBe('The speech engine crashed.');
});

test('a failed step names its answer, or its answers', () => {
  const told = (values?: object) =>
    tellMediaTaskFailure({ code: 'media.empty', ...(values && { values }) })?.message;
  expect([told(), told({ answer: 2 })]).toEqual([
    'The recording is empty.',
    'Answer 2: The recording is empty.',
  ]);
  const pictures = (answers: number[]) =>
    tellMediaTaskFailure({ code: 'insights.not_looked_at', values: { answers } })?.message;
  expect(pictures([3])).toContain('of answer 3.');
  expect(pictures([1, 3])).toContain('of answers 1, 3.');
});

test('a failure is answered in the language of the call', () => {
  expect(inLanguage('de', () => tellRecordingFailure('recording.too_long'))?.message).toContain('länger');
  expect(inLanguage('fr', () => tellMediaTaskFailure({ code: 'join.failed' }))?.message).toContain('vidéo');
});
