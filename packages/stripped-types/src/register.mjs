// Loaded before anything else in each of our processes (options.ts).
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { strippedPath } from './stripped-files.mjs';

registerHooks({
  load(url, context, next) {
    const source =
      url.startsWith('file:') && url.endsWith('.ts') ? readStripped(fileURLToPath(url)) : undefined;
    if (source === undefined) return next(url, context);
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * None where it was changed since, or where this account may not read it: then Node strips the types itself.
 *
 * @param {string} path
 */
function readStripped(path) {
  try {
    return readFileSync(strippedPath(readFileSync(path)), 'utf8');
  } catch {
    return undefined;
  }
}
