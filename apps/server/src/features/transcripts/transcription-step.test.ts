import type { TranscriptStatus } from '@nimble/contracts/transcripts';
import { expect, test } from 'vitest';
import { transcriptionStep } from './transcription-step.ts';

const row = (status: TranscriptStatus, minute = 0) => ({
  status,
  failure: status === 'failed' ? ({ code: 'media.empty' } as const) : null,
  updated_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

test('where nothing is to be transcribed there is no such step', () => {
  expect(transcriptionStep([])).toBeUndefined();
});

test.each([
  [['queued', 'queued'], 'waiting', 0],
  [['done', 'queued', 'failed'], 'running', 66],
  [['done', 'done'], 'done', 100],
  [['done', 'failed'], 'failed', 0],
] as const)('%j is %s', (statuses, state, progress) => {
  const step = transcriptionStep(statuses.map((status, minute) => row(status, minute)));
  expect(step).toMatchObject({ task: 'transcript', state, progress });
  expect(step?.updatedAt).toBe(row('done', statuses.length - 1).updated_at.toISOString());
  expect(step?.failure).toEqual(
    state === 'failed' ? { code: 'media.empty', message: 'The recording is empty.' } : null,
  );
});
