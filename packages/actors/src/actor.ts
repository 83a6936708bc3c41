import type { Look } from './face/look.ts';
import type { Voice } from './voice.ts';

/** A drawn person with a synthetic voice; no real person. */
export type Actor = { look: Look; voice: Voice };
