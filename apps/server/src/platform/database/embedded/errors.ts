import { StartError } from '../../process/index.ts';

/** Why the database cannot be started, in one sentence for the person at the terminal. */
export class DatabaseStartError extends StartError {}
