import type { Actor } from './actor.ts';
import type { RecordedAnswer } from './record-answer.ts';

/** What a process of the studio is asked for: what one person says, each text into a file. */
export type StudioOrder = { actor: Actor; answers: readonly { text: string; output: string }[] };

/** What it answers. */
export type StudioAnswer =
  | { kind: 'recorded'; answers: RecordedAnswer[] }
  | { kind: 'failed'; reason: string };
