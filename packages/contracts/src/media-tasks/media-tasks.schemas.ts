import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

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
  /** Why it failed, for a person to read. */
  failure: z.nullable(z.string()),
  updatedAt: timestampField,
});
export type MediaTask = z.infer<typeof mediaTask>;
