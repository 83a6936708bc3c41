import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the source of a contract says about a call. */
export type Said = { room: string; description: string };

const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = route\(/g;

/**
 * The room and the docstring of every contract, by its name. They are read from the sources that the server
 * itself runs, so that each call is described in one place.
 */
export function readDocstrings(): ReadonlyMap<string, Said> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@nimble/contracts/all-routes')));
  const said = new Map<string, Said>();
  for (const room of readdirSync(folder, { withFileTypes: true })) {
    if (!room.isDirectory()) continue;
    for (const file of readdirSync(join(folder, room.name)).filter((name) => name.endsWith('.routes.ts'))) {
      const source = readFileSync(join(folder, room.name, file), 'utf8');
      for (const [, docstring = '', name = ''] of source.matchAll(declaration))
        said.set(name, { room: room.name, description: textOf(docstring) });
    }
  }
  return said;
}

/** Without stars, line breaks, and the references that mean something to builders only. */
function textOf(docstring: string): string {
  return docstring
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s*\((?:see )?(?:spec|design|decision)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
