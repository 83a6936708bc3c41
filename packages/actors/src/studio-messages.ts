import type { Actor } from './actor.ts';
import type { RecordedAnswer } from './record-answer.ts';

/** A request to a studio process: what one person says, each text into a file. */
export type StudioOrder = { actor: Actor; answers: readonly { text: string; output: string }[] };

/** Its reply. */
export type StudioAnswer =
  | { kind: 'recorded'; answers: RecordedAnswer[] }
  | { kind: 'failed'; reason: string };
