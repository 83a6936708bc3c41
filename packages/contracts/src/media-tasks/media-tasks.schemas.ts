import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';
import { transcriptFailureCodes } from '../transcripts/transcripts.failures.ts';
import { mediaTaskFailureCodes } from './media-tasks.failures.ts';

/** Processing steps of a submission, in the order in which a page shows them. */
export const mediaTaskKinds = ['join', 'poster', 'waveform', 'resume', 'insights', 'statements'] as const;
export type MediaTaskKind = (typeof mediaTaskKinds)[number];

/**
 * As a page shows them: `transcript` summarizes the transcription of all answers, which has a row for each of them
 * elsewhere.
 */
export const shownStepKinds = [
  'join',
  'poster',
  'waveform',
  'resume',
  'transcript',
  'insights',
  'statements',
] as const satisfies readonly (MediaTaskKind | 'transcript')[];
export type ShownStepKind = (typeof shownStepKinds)[number];

/** `waiting`: for its turn, or for a retry. `failed`: until a person retries it. */
export const mediaTaskStates = ['waiting', 'running', 'done', 'failed'] as const;
export type MediaTaskState = (typeof mediaTaskStates)[number];

const stepFailure = z.object({
  code: z.enum([...new Set([...mediaTaskFailureCodes, ...transcriptFailureCodes])]),
  message: z.string(),
});

export const mediaTask = z.object({
  task: z.enum(shownStepKinds),
  state: z.enum(mediaTaskStates),
  /** 0 to 100. */
  progress: z.number(),
  failure: z.nullable(stepFailure),
  updatedAt: timestampField,
});
export type MediaTask = z.infer<typeof mediaTask>;
