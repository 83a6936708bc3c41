import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A call's description in the source of its contract. */
export type Said = { feature: string; description: string };

const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = route\(/g;

/**
 * The feature and the doc comment of every contract, by its name. They are read from the sources that the server itself
 * runs, so that each call is described in one place.
 */
export function readDocstrings(): ReadonlyMap<string, Said> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@nimble/contracts/all-routes')));
  const said = new Map<string, Said>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [feature = ''] = file.split(sep);
    if (!file.endsWith('.routes.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, docstring = '', name = ''] of source.matchAll(declaration))
      said.set(name, { feature, description: textOf(docstring) });
  }
  return said;
}

/** Without stars, line breaks, and references for developers. */
function textOf(docstring: string): string {
  return docstring
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s*\((?:see )?(?:spec|design|decision)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
