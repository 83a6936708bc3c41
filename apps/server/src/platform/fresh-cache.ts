/** Values kept until what they depend on changes; see `createFreshCache`. */
export type FreshCache<Value> = {
  /** The kept value of `key` in `group`, else a loaded one. */
  get: (group: string | number, key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Something of this group has changed. */
  forget: (group: string | number) => void;
  /** May values be kept? Only while changes made by other processes can be heard. */
  setHearing: (hears: boolean) => void;
};

type Entry<Value> = { value: Promise<Value>; until: number };
type Group<Value> = Map<string, Entry<Value>>;

/**
 * Keeps values in memory that PostgreSQL would otherwise work out for every request. A change anywhere ends them at
 * once: the process that made it forgets them itself, the others hear of it by NOTIFY. While nothing can be heard
 * nothing is kept. The time limit is the last line of defence.
 */
export function createFreshCache<Value>(limits: {
  groups: number;
  keys: number;
  seconds: number;
}): FreshCache<Value> {
  const groups = new Map<string | number, Group<Value>>();
  let hearing = false;

  function groupOf(name: string | number): Group<Value> {
    const known = groups.get(name);
    if (known !== undefined) return known;
    if (groups.size >= limits.groups) groups.clear();
    const made: Group<Value> = new Map();
    groups.set(name, made);
    return made;
  }

  return {
    async get(name, key, load) {
      if (!hearing) return load();
      const group = groupOf(name);
      const kept = group.get(key);
      if (kept !== undefined && kept.until > performance.now()) return kept.value;
      // Whoever asks meanwhile waits for the same. A change puts another group in this one's place, and who asks after it
      // loads anew: this value may be from before.
      const entry = { value: load(), until: performance.now() + limits.seconds * 1000 };
      if (group.size >= limits.keys) group.clear();
      group.set(key, entry);
      entry.value.catch(() => {
        if (group.get(key) === entry) group.delete(key);
      });
      return entry.value;
    },
    forget: (name) => void groups.delete(name),
    setHearing(hears) {
      hearing = hears;
      groups.clear();
    },
  };
}

/** A cache whose values depend on the same changes as those of `others`: whatever it forgets, they forget. */
export function forgottenTogether<Value>(
  cache: FreshCache<Value>,
  ...others: readonly Pick<FreshCache<unknown>, 'forget' | 'setHearing'>[]
): FreshCache<Value> {
  return {
    get: cache.get,
    forget(group) {
      for (const one of [cache, ...others]) one.forget(group);
    },
    setHearing(hears) {
      for (const one of [cache, ...others]) one.setHearing(hears);
    },
  };
}

/** Names a total by what is counted. */
export function totalKey(collection: string, where: unknown): string {
  return `${collection} ${JSON.stringify(where ?? null)}`;
}
