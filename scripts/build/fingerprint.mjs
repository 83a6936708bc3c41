// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const left = new Set(['node_modules', 'dist']);

/** A hash of names, sizes and times: reading all files would take a tenth of a start. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const path of sources) addTo(hash, join(root, path));
  return hash.digest('hex');
}

/** Was what has this stamp built from these sources? */
export const isBuiltFrom = (sources, stamp) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(sources);

function addTo(hash, path) {
  // An image may leave out some of them.
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return;
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!left.has(name)) addTo(hash, join(path, name));
  } else hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
}
