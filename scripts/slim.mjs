// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What compilers, type checkers and debuggers read. */
const forDevelopment = /\.(map|d\.[cm]?ts)$/;
/** Node's headers, and a compiler that a library may use and that npm therefore keeps. */
const unneeded = /^(node-[a-z0-9-]+\/include|typescript|@typescript)$/;

/** @param {string} path of a file or folder, from the folder of the packages, with slashes */
export const isUnneeded = (path) => unneeded.test(path) || forDevelopment.test(path);

/**
 * Removes the parts of packages that only development needs, a third of what they fill, where npm has left the
 * development tools out: it knows whole packages only.
 */
function slim(packages) {
  if (!existsSync(packages) || existsSync(join(packages, 'vitest'))) return;
  removeBelow(packages, '');
}

function removeBelow(packages, folder) {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // Links lead to our own workspaces.
    if (entry.isSymbolicLink()) continue;
    if (isUnneeded(path)) rmSync(join(packages, path), { recursive: true });
    else if (entry.isDirectory()) removeBelow(packages, path);
  }
}

const script = fileURLToPath(import.meta.url);
if (process.argv[1] === script) slim(join(dirname(dirname(script)), 'node_modules'));
