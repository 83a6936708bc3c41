import { LRUCache } from 'lru-cache';
import { hiddenJobs } from './database/visible-jobs/hidden-jobs.ts';

/** Values cached until what they depend on changes; see `createFreshCache`. */
export type FreshCache<Value> = {
  /** The cached value of `key` in `group`, else a loaded one. */
  get: (group: string | number, key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Invalidates this group. */
  forget: (group: string | number) => void;
  /** Values are cached only while this process listens for the changes of others. */
  setListening: (isListening: boolean) => void;
};

type CacheLimits = { most: number; seconds: number };

/** A load, and the version of its group that it began with. */
type Loaded<Value> = {
  version: number;
  value: Promise<Value>;
  isRunning: boolean;
  /** The load that begins when this one ends, for requests that came after a change meanwhile. */
  next: Promise<Value> | undefined;
};

/**
 * Caches values in memory that PostgreSQL would otherwise compute for every request. A change anywhere invalidates them
 * at once: the process that made it does so itself, the others by NOTIFY. While notifications cannot be received
 * nothing is cached. The time limit is the last line of defense. At most `most` values are kept, the most recently
 * used.
 *
 * A request never gets a value whose load began before the last change. However often something changes, one load of a
 * value runs at a time: requests after a change wait for it to end, and then share the next one.
 */
export function createFreshCache<Value>({ most, seconds }: CacheLimits): FreshCache<Value> {
  const values = new LRUCache<string, Loaded<Value>>({ max: most, ttl: seconds * 1000, ttlResolution: 100 });
  const versions = createVersions(most);
  let isListening = false;

  function start(group: string | number, name: string, load: () => Promise<Value>): Promise<Value> {
    const loaded: Loaded<Value> = {
      version: versions.of(group),
      value: load(),
      isRunning: true,
      next: undefined,
    };
    values.set(name, loaded);
    loaded.value.then(
      () => {
        loaded.isRunning = false;
      },
      () => {
        loaded.isRunning = false;
        if (values.peek(name) === loaded) values.delete(name);
      },
    );
    return loaded.value;
  }

  return {
    async get(group, key, load) {
      if (!isListening) return load();
      // What a person sees differs with the jobs that are hidden from them.
      const name = `${group} ${key} ${hiddenJobs().join()}`;
      const known = values.get(name);
      if (known?.version === versions.of(group)) return known.value;
      // When the next load begins, it replaces this one in `values`.
      if (known?.next !== undefined) return known.next;
      const startNext = () => start(group, name, load);
      if (known?.isRunning !== true) return startNext();
      known.next = known.value.then(startNext, startNext);
      return known.next;
    },
    forget: versions.forget,
    setListening(listens) {
      isListening = listens;
      versions.clear();
      values.clear();
    },
  };
}

/** A number for each group, another one after each change; those of at most `most` groups are kept. */
function createVersions(most: number) {
  const versions = new LRUCache<string | number, number>({ max: most });
  let last = 0;
  return {
    of(group: string | number): number {
      const known = versions.get(group);
      if (known !== undefined) return known;
      last += 1;
      versions.set(group, last);
      return last;
    },
    forget: (group: string | number) => void versions.delete(group),
    clear: () => versions.clear(),
  };
}

/** A cache whose values depend on the same changes as those of `others`: it is invalidated with them. */
export function forgottenTogether<Value>(
  cache: FreshCache<Value>,
  ...others: readonly Pick<FreshCache<unknown>, 'forget' | 'setListening'>[]
): FreshCache<Value> {
  return {
    get: cache.get,
    forget(group) {
      for (const one of [cache, ...others]) one.forget(group);
    },
    setListening(listens) {
      for (const one of [cache, ...others]) one.setListening(listens);
    },
  };
}

/** The cache key of a total. */
export function totalKey(collection: string, where: unknown): string {
  return `${collection} ${JSON.stringify(where ?? null)}`;
}
