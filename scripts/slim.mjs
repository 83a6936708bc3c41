// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files for compilers, type checkers and debuggers: Node runs no TypeScript of packages. */
const forDevelopment = /\.(map|[cm]?ts)$/;
/**
 * Node's headers, a compiler that a library may use and that npm therefore keeps, and programs for musl, which npm
 * before version 11 cannot distinguish from glibc.
 */
const unneeded = /^(node-[a-z0-9-]+\/include|typescript|@typescript|.*-(linux)?musl(-[a-z0-9]+)?)$/;

/** Two of its models are used (packages/faces), and none of its pages. */
const ofDetector = /^@vladmandic\/human\/(demo|assets|src|models\/(?!blazeface|facemesh).+)$/;

/** Exported PDFs use two of its fonts, and of others the files that have every weight, without pages' styles. */
const ofFonts =
  /^(dejavu-fonts-ttf\/ttf\/(?!DejaVuSans(-Bold)?\.ttf$).+|@fontsource-variable\/noto-[a-z-]+\/(scss|.+\.css|files\/.+-(standard|wdth)-normal\.woff2))$/;

/** What `require` would load of it: the server imports. */
const ofPayments = /^stripe\/cjs$/;

/** @param {string} path of a file or folder, from the folder of the packages, with slashes */
export const isUnneeded = (path) =>
  [forDevelopment, unneeded, ofDetector, ofFonts, ofPayments].some((pattern) => pattern.test(path));

/** Deletes the parts of packages that only development needs, a third of their size: npm knows whole packages only. */
function slim(packages, folder = '') {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // Links point to our own workspaces.
    if (entry.isSymbolicLink()) continue;
    if (isUnneeded(path)) rmSync(join(packages, path), { recursive: true });
    else if (entry.isDirectory()) slim(packages, path);
  }
}

/**
 * Deletes the packages that `npm ci --omit=dev` would not have installed. npm's own prune writes a lock file of its
 * own.
 */
function removeTools(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, link }] of Object.entries(packages))
    if (dev === true && link !== true) rmSync(join(root, path), { recursive: true, force: true });
}

const script = fileURLToPath(import.meta.url);
if (process.argv[1] === script) {
  const root = dirname(dirname(script));
  if (process.argv.includes('--remove-tools')) removeTools(root);
  // After an installation with the development tools, which need everything, this does nothing.
  const packages = join(root, 'node_modules');
  if (existsSync(packages) && !existsSync(join(packages, 'vitest'))) slim(packages);
}
