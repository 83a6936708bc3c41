import { LRUCache } from 'lru-cache';

/** Values kept until what they depend on changes; see `createFreshCache`. */
export type FreshCache<Value> = {
  /** The kept value of `key` in `group`, else a loaded one. */
  get: (group: string | number, key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Something of this group has changed. */
  forget: (group: string | number) => void;
  /** May values be kept? Only while changes made by other processes can be heard. */
  setHearing: (hears: boolean) => void;
};

/**
 * Keeps values in memory that PostgreSQL would otherwise work out for every request. A change anywhere ends them at
 * once: the process that made it forgets them itself, the others hear of it by NOTIFY. While nothing can be heard
 * nothing is kept. The time limit is the last line of defence. At most `most` values are kept, those that were asked
 * for last.
 */
export function createFreshCache<Value>({
  most,
  seconds,
}: {
  most: number;
  seconds: number;
}): FreshCache<Value> {
  const values = new LRUCache<string, Promise<Value>>({ max: most, ttl: seconds * 1000, ttlResolution: 100 });
  /** Which state of a group its kept values are of: after a change none is found any more, and each grows old. */
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
      // Those who ask meanwhile wait for the same. Those who ask after a change load again: this value may be from before.
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
