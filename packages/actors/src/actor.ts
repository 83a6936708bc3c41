import type { Look } from './face/look.ts';
import type { Voice } from './voice.ts';

/** A person who does not exist: drawn, with a voice of a computer. */
export type Actor = { look: Look; voice: Voice };
