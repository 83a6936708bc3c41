/** A file of the build: its size, and the files that a browser loads with it. */
export interface Chunk {
  name: string;
  bytes: number;
  imports: readonly string[];
  /** Entries, because the build names their files, and what browsers are to keep over a release: never merged. */
  stays: boolean;
}

/**
 * Bytes that a browser has loaded once a page shows. A byte more on a page of weight 1000 counts like 1000 elsewhere.
 */
export interface Page {
  chunks: ReadonlySet<string>;
  weight: number;
  /** The most files that it should load. */
  limit: number;
}

/** Chunks that become one file, and the pages that load it. */
interface Group {
  chunks: readonly string[];
  bytes: number;
  stays: boolean;
  pages: ReadonlySet<Page>;
}

interface Merge {
  pair: readonly [Group, Group];
  /** The crowded pages that load one file less by this merge. */
  helped: number;
  /** Of the two files alone, without their imports: never more than the true cost. */
  leastCost: number;
}

/** Without a cost of their own, merges that cost nothing would be taken in any order. */
const costOfMerge = 64;

/**
 * Merges chunks until no page loads more files than its limit. Of all pairs it takes the one with the fewest unneeded
 * bytes for each crowded page that it helps. Returns the names of chunks that belong together.
 */
export function mergeChunks(chunks: readonly Chunk[], pages: readonly Page[]): string[][] {
  const importsOf = new Map(chunks.map(({ name, imports }) => [name, imports]));
  let groups: readonly Group[] = chunks.map(({ name, bytes, stays }) => ({
    chunks: [name],
    bytes,
    stays,
    pages: new Set(pages.filter((page) => page.chunks.has(name))),
  }));
  for (;;) {
    const graph = new GroupGraph(groups, importsOf);
    const pair = cheapestPair(groups, crowdedPages(groups, pages), graph);
    if (pair === undefined) return groups.map((group) => [...group.chunks]);
    groups = withMerged(groups, pair, graph);
  }
}

function crowdedPages(groups: readonly Group[], pages: readonly Page[]): Page[] {
  return pages.filter((page) => groups.filter((group) => group.pages.has(page)).length > page.limit);
}

/** Checks merges in the order of their minimum cost, until none of the rest can be cheaper than the best. */
function cheapestPair(
  groups: readonly Group[],
  crowded: readonly Page[],
  graph: GroupGraph,
): readonly [Group, Group] | undefined {
  let best: { pair: readonly [Group, Group]; cost: number } | undefined;
  for (const { pair, helped, leastCost } of possibleMerges(groups, crowded)) {
    if (best !== undefined && leastCost >= best.cost) break;
    const cost = (costOfMerge + graph.unneededBytes(...pair)) / helped;
    if ((best === undefined || cost < best.cost) && !graph.wouldCircle(...pair)) best = { pair, cost };
  }
  return best?.pair;
}

function possibleMerges(groups: readonly Group[], crowded: readonly Page[]): Merge[] {
  const movable = groups.filter((group) => !group.stays);
  const merges = movable.flatMap((one, index) =>
    movable.slice(index + 1).flatMap((other): Merge[] => {
      const helped = crowded.filter((page) => one.pages.has(page) && other.pages.has(page)).length;
      if (helped === 0) return [];
      const bytes = bytesAdded(one, [other]) + bytesAdded(other, [one]);
      return [{ pair: [one, other], helped, leastCost: (costOfMerge + bytes) / helped }];
    }),
  );
  return merges.sort((one, other) => one.leastCost - other.leastCost);
}

/** Additional bytes of the pages of `group`, times their weight, when they load `added` as well. */
function bytesAdded(group: Group, added: Iterable<Group>): number {
  let bytes = 0;
  for (const page of group.pages)
    for (const file of added) if (!file.pages.has(page)) bytes += file.bytes * page.weight;
  return bytes;
}

function withMerged(
  groups: readonly Group[],
  [one, other]: readonly [Group, Group],
  graph: GroupGraph,
): Group[] {
  const pages = new Set([...one.pages, ...other.pages]);
  const imported = new Set([...graph.importedBy(one), ...graph.importedBy(other)]);
  const merged = {
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes,
    stays: false,
    pages,
  };
  return groups.flatMap((group) => {
    if (group === one) return [merged];
    if (group === other) return [];
    return [imported.has(group) ? { ...group, pages: new Set([...group.pages, ...pages]) } : group];
  });
}

/** The groups that a browser loads with a group. */
class GroupGraph {
  private readonly groupOf: ReadonlyMap<string, Group>;
  private readonly imported = new Map<Group, ReadonlySet<Group>>();
  private readonly importsOf: ReadonlyMap<string, readonly string[]>;

  constructor(groups: readonly Group[], importsOf: ReadonlyMap<string, readonly string[]>) {
    this.groupOf = new Map(groups.flatMap((group) => group.chunks.map((name) => [name, group] as const)));
    this.importsOf = importsOf;
  }

  importedBy(group: Group): ReadonlySet<Group> {
    const known = this.imported.get(group);
    if (known !== undefined) return known;
    const all = new Set(this.directImports(group));
    for (const one of all) for (const next of this.directImports(one)) all.add(next);
    this.imported.set(group, all);
    return all;
  }

  /** Unneeded bytes of pages, times their weight, if the two were one file. */
  unneededBytes(one: Group, other: Group): number {
    return (
      bytesAdded(one, [other, ...this.importedBy(other)]) + bytesAdded(other, [one, ...this.importedBy(one)])
    );
  }

  /** With a third file between the two they would import each other in a cycle, and one of them run too early. */
  wouldCircle(one: Group, other: Group): boolean {
    return this.leadsBeyond(one, other) || this.leadsBeyond(other, one);
  }

  private leadsBeyond(from: Group, to: Group): boolean {
    return this.directImports(from).some((group) => group !== to && this.importedBy(group).has(to));
  }

  private directImports(group: Group): Group[] {
    const imported = group.chunks.flatMap((name) => this.importsOf.get(name) ?? []);
    return imported.flatMap((name) => this.groupOf.get(name) ?? []).filter((one) => one !== group);
  }
}
