import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Chunk, mergeChunks, type Page } from './merge-chunks.ts';
import { messages } from './messages.ts';

/** Maximum of JavaScript files of a page; with styles, fonts and calls the target is 30 requests. */
const filesPerPage = 14;
/** The end of the id of the page with the most calls, a candidate's, and its own maximum. */
const largestPage = { id: '/submissions/player/joined-video.tsx', files: 12 };

type Options = {
  /** The other groups of `codeSplitting`. */
  groups: Rolldown.CodeSplittingGroup[];
  /** Names of groups that keep a file of their own. */
  apart: readonly string[];
  /** Ends of the ids of pages that may not grow. */
  firstPages: readonly string[];
};

/**
 * Merges small files. Split by what each page needs, a page would load a hundred small files, mostly waiting for
 * answers. So the build runs twice: once to learn what each page needs, which no module path tells, and once with the
 * small files merged.
 */
export function sharedChunks(options: Options): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config() {
      const names = await sharedNames(options);
      const shared: Rolldown.CodeSplittingGroup = {
        name: (id) => names.get(id) ?? null,
        debugName: 'shared',
        priority: 100,
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } };
    },
  };
}

/** The name of the file of each module that is merged with others. */
async function sharedNames({ groups, apart, firstPages }: Options): Promise<ReadonlyMap<string, string>> {
  const built = await buildChunks(groups);
  const chunks = built.map(
    (chunk): Chunk => ({
      name: chunk.fileName,
      bytes: chunk.code.length,
      imports: chunk.imports,
      stays: chunk.isEntry || chunk.isDynamicEntry || apart.includes(chunk.name),
    }),
  );
  const merged = mergeChunks(chunks, pagesOf(built, firstPages));
  const modulesOf = new Map(built.map((chunk) => [chunk.fileName, chunk.moduleIds]));
  const several = merged.filter((names) => names.length > 1);
  return new Map(
    several.flatMap((names, index) =>
      names.flatMap((name) => (modulesOf.get(name) ?? []).map((id) => [id, `shared-${index + 1}`] as const)),
    ),
  );
}

/** The build without merging; neither written nor minified, and without styles, which no chunk depends on. */
async function buildChunks(groups: Rolldown.CodeSplittingGroup[]): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [messages(), react(), emptyStyles()],
    build: { write: false, minify: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

function emptyStyles(): Plugin {
  return { name: 'empty-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) };
}

/** The files loaded with each entry, including those of earlier entries. */
function pagesOf(chunks: readonly Rolldown.OutputChunk[], firstPages: readonly string[]): Page[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Map<string, Set<string>>();
  const queue = chunks
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => [chunk.fileName, new Set<string>()] as const);
  for (const [entry, before] of queue) {
    if (loaded.has(entry)) continue;
    const files = withImports(entry, byName);
    loaded.set(entry, new Set([...before, ...files]));
    for (const file of files)
      for (const next of byName.get(file)?.dynamicImports ?? [])
        queue.push([next, loaded.get(entry) ?? files]);
  }
  return [...loaded].map(([entry, files]) => {
    const id = byName.get(entry)?.facadeModuleId ?? '';
    return {
      chunks: files,
      weight: firstPages.some((end) => id.endsWith(end)) ? 1000 : 1,
      limit: id.endsWith(largestPage.id) ? largestPage.files : filesPerPage,
    };
  });
}

function withImports(entry: string, byName: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const files = new Set([entry]);
  for (const file of files) for (const imported of byName.get(file)?.imports ?? []) files.add(imported);
  return files;
}
