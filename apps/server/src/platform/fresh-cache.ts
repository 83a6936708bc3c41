import { LRUCache } from 'lru-cache';

/** Values cached until what they depend on changes; see `createFreshCache`. */
export type FreshCache<Value> = {
  /** The cached value of `key` in `group`, else a loaded one. */
  get: (group: string | number, key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Invalidates this group. */
  forget: (group: string | number) => void;
  /** May values be cached? Only while changes of other processes can be received. */
  setHearing: (hears: boolean) => void;
};

/**
 * Caches values in memory that PostgreSQL would otherwise compute for every request. A change anywhere invalidates them
 * at once: the process that made it does so itself, the others by NOTIFY. While notifications cannot be received
 * nothing is cached. The time limit is the last line of defense. At most `most` values are kept, the most recently
 * used.
 */
export function createFreshCache<Value>({
  most,
  seconds,
}: {
  most: number;
  seconds: number;
}): FreshCache<Value> {
  const values = new LRUCache<string, Promise<Value>>({ max: most, ttl: seconds * 1000, ttlResolution: 100 });
  /**
   * The version of a group that its cached values belong to: after a change none matches any more, and each expires.
   */
  const states = new LRUCache<string | number, number>({ max: most });
  let lastState = 0;
  let hearing = false;

  function stateOf(group: string | number): number {
    const known = states.get(group);
    if (known !== undefined) return known;
    lastState += 1;
    states.set(group, lastState);
    return lastState;
  }

  return {
    async get(group, key, load) {
      if (!hearing) return load();
      const name = `${stateOf(group)} ${key}`;
      const kept = values.get(name);
      if (kept !== undefined) return kept;
      // Concurrent requests wait for the same load. Requests after a change load again, as this value may be outdated.
      const value = load();
      values.set(name, value);
      value.catch(() => {
        if (values.peek(name) === value) values.delete(name);
      });
      return value;
    },
    forget: (group) => void states.delete(group),
    setHearing(hears) {
      hearing = hears;
      states.clear();
      values.clear();
    },
  };
}

/** A cache whose values depend on the same changes as those of `others`: it is invalidated with them. */
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

/** The cache key of a total. */
export function totalKey(collection: string, where: unknown): string {
  return `${collection} ${JSON.stringify(where ?? null)}`;
}
