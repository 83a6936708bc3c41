import type { MediaTask } from '@nimble/contracts/media-tasks';
import { tellTranscriptFailure } from '../../platform/texts/index.ts';
import type { ListeningRow } from './transcribed-answers.repository.ts';

/**
 * The transcription of a submission's answers as one of its steps. It has failed once none is pending and one answer
 * has failed; undefined if none is to be transcribed.
 */
export function transcriptionStep(rows: readonly ListeningRow[]): MediaTask | undefined {
  if (rows.length === 0) return undefined;
  const heard = rows.filter(({ status }) => status !== 'queued');
  const failed = rows.find(({ status }) => status === 'failed');
  const isOver = heard.length === rows.length;
  const state = isOver
    ? failed === undefined
      ? 'done'
      : 'failed'
    : heard.length === 0
      ? 'waiting'
      : 'running';
  return {
    task: 'transcript',
    state,
    progress: state === 'failed' ? 0 : Math.floor((heard.length / rows.length) * 100),
    failure:
      state === 'failed' ? tellTranscriptFailure(failed?.failure ?? { code: 'transcript.failed' }) : null,
    updatedAt: new Date(Math.max(...rows.map(({ updated_at }) => updated_at.getTime()))).toISOString(),
  };
}
