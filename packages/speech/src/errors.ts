/** The engine cannot be used now: it is not there, does not answer, or broke. Trying again later may work. */
export class SpeechUnavailableError extends Error {}

/** The engine will not take this recording, or these settings; trying again gives the same. */
export class SpeechRefusedError extends Error {}
