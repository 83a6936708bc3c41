import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { strippedFolder, strippedPath } from './stripped-files.mjs';

const root = join(import.meta.dirname, '../../..');

/** Strips every file that the server may load, and removes what former sources have left. */
function stripAll() {
  mkdirSync(strippedFolder, { recursive: true });
  const before = new Set(readdirSync(strippedFolder).map((name) => join(strippedFolder, name)));
  const exclude = ['**/*.test.ts', '**/testing/**', '**/node_modules/**'];
  for (const path of globSync('{apps/server,packages/*}/src/**/*.ts', { cwd: root, exclude })) {
    const source = readFileSync(join(root, path));
    const stripped = strippedPath(source);
    if (!before.delete(stripped)) write(stripped, stripTypeScriptTypes(source.toString('utf8')));
  }
  for (const path of before) if (path.endsWith('.js')) rmSync(path);
}

/**
 * Never half: another process may read it.
 *
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

stripAll();
