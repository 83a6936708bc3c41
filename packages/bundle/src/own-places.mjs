import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';
import { nameOf, programs } from './programs.mjs';

const self = join(root, 'packages/bundle/src/bundle.mjs');
/** Packages with native code stay where they are: their files look for each other by their own paths. */
const native = /^(node-av|sharp|subset-font|@node-rs\/argon2|sherpa-onnx-node|pg-native)(\/|$)/;
const place =
  /import\.meta\.(dirname|filename|url|resolve\('([^']+)'\))|(?<![.\w$'"])__(dirname|filename)(?![\w$'":])/g;

/**
 * A plugin by which each module still knows where its own source is: texts, fonts and programs are found beside it.
 *
 * @returns {import('rolldown').Plugin}
 */
export const ownPlaces = () => ({
  name: 'own-places',
  resolveId: {
    filter: { id: native },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return { id: found?.id ?? id, external: 'absolute' };
    },
  },
  load: {
    filter: { id: self },
    handler: () => bundledInside,
  },
  transform: {
    filter: { code: place },
    async handler(code, id) {
      if (id === self || !id.startsWith(root)) return null;
      const resolved = new Map();
      for (const [, , wanted] of code.matchAll(place))
        if (wanted !== undefined) resolved.set(wanted, await this.resolve(wanted, id));
      return code.replace(place, (found, ofModule, wanted, ofScript) => {
        if (wanted === undefined) return JSON.stringify(placeOf(id, ofModule ?? ofScript));
        // A package that is not installed is refused when the module asks for it, as it is without a bundle.
        const target = resolved.get(wanted);
        return target === null ? found : JSON.stringify(pathToFileURL(target.id).href);
      });
    },
  },
});

function placeOf(path, kind) {
  if (kind === 'dirname') return dirname(path);
  return kind === 'url' ? pathToFileURL(path).href : path;
}

/** What `bundle.mjs` is in a bundle, whose programs start those of the same bundle, whatever has changed since. */
const bundledInside = `
import { join } from 'node:path';
const names = new Map(${JSON.stringify(programs.map((program) => [join(root, program), nameOf(program)]))});
export const readForBundle = [join(import.meta.dirname, '*')];
export const bundled = (program) =>
  names.has(program) ? join(import.meta.dirname, names.get(program) + '.mjs') : program;
`;
