import { hash } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Our TypeScript files without their types, as JavaScript. */
export const strippedFolder = join(root, 'node_modules/.cache/nimble/stripped');

/**
 * Where the stripped text of these bytes is: a changed source is never run by an old one.
 *
 * @param {Buffer} source
 */
export const strippedPath = (source) => join(strippedFolder, `${hash('sha256', source)}.js`);
