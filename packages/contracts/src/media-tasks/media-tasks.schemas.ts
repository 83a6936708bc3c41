import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';
import { mediaTaskFailure } from './media-tasks.failures.ts';

/** What is done with a submission after it was sent, in the order in which a page shows it (design §6). */
export const mediaTaskKinds = ['join', 'poster', 'waveform', 'resume', 'insights', 'statements'] as const;
export type MediaTaskKind = (typeof mediaTaskKinds)[number];

/** `waiting`: for its turn, or to be tried again. `failed`: until a person starts it again. */
export const mediaTaskStates = ['waiting', 'running', 'done', 'failed'] as const;
export type MediaTaskState = (typeof mediaTaskStates)[number];

export const mediaTask = z.object({
  task: z.enum(mediaTaskKinds),
  state: z.enum(mediaTaskStates),
  /** 0 to 100. */
  progress: z.number(),
  failure: z.nullable(mediaTaskFailure),
  updatedAt: timestampField,
});
export type MediaTask = z.infer<typeof mediaTask>;
