/** The engine cannot be used now: it is not there, does not answer, or broke. Trying again later may work. */
export class SpeechUnavailableError extends Error {}

/** The engine will not take this recording, or these settings; trying again gives the same. */
export class SpeechRefusedError extends Error {}

/** A speech model cannot be added; says why, and what to do, in sentences for the person who adds it. */
export class ModelRefusedError extends Error {}
