import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strippedFolder } from './stripped-files.mjs';

/**
 * Options of Node by which a process of ours loads the files that `npm start` has stripped of their types. Otherwise
 * each process loads a compiler for that: a tenth of a second of the processor, and tens of megabytes while it runs.
 */
export const withStrippedTypes: readonly string[] = [
  `--import=${pathToFileURL(join(import.meta.dirname, 'register.mjs')).href}`,
];

/** The paths that these options read, for a process that may read only the given ones. */
export const readForStrippedTypes: readonly string[] = [
  join(import.meta.dirname, '*'),
  join(import.meta.dirname, '../package.json'),
  join(strippedFolder, '*'),
];
