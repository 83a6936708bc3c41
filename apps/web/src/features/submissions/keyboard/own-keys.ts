import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../../lib/storage-keys.ts';
import {
  actionsOfPages,
  holderOf,
  type KeyAction,
  type Keys,
  keyActions,
  standardKeys,
} from './review-keys.ts';

const listeners = new Set<() => void>();
let current = read();

/** The keys as this person has set them, kept in this browser. */
export function useKeys(): Keys {
  return useSyncExternalStore(subscribe, () => current);
}

/**
 * Gives an action another key, in the place of its key of this number (from 1).
 * @returns the action of the same page that has the key already; nothing is changed then.
 */
export function setKey(action: KeyAction, number: number, name: string): KeyAction | undefined {
  const rivals = actionsOfPages.filter((actions) => actions.includes(action)).flat();
  const holder = holderOf(name, current, rivals);
  if (holder !== undefined)
    return holder.action === action && holder.number === number ? undefined : holder.action;
  change({ ...current, [action]: current[action].with(number - 1, name) });
  return undefined;
}

/** Gives these actions their standard keys; others too that have one of them meanwhile. */
export function resetKeys(actions: readonly KeyAction[]): void {
  change(together({ ...current, ...standardOf(actions) }));
}

function standardOf(actions: readonly KeyAction[]): Partial<Keys> {
  return Object.fromEntries(actions.map((action) => [action, standardKeys[action]]));
}

function change(keys: Keys): void {
  current = keys;
  const own = keyActions.filter((action) => keys[action] !== standardKeys[action]);
  if (own.length === 0) localStorage.removeItem(storageKeys.reviewKeys);
  else
    localStorage.setItem(
      storageKeys.reviewKeys,
      JSON.stringify(Object.fromEntries(own.map((action) => [action, keys[action]]))),
    );
  for (const listener of listeners) listener();
}

/** What is stored may be of another version. */
function read(): Keys {
  const stored = storedKeys();
  const keys = Object.fromEntries(
    keyActions.map((action) => [action, fitting(stored[action], standardKeys[action])]),
  ) as Keys;
  return together(keys);
}

/** Actions of a page that share a key get their standard keys, or all do where that is not enough. */
function together(keys: Keys): Keys {
  const mended = { ...keys, ...standardOf(sharing(keys)) };
  return sharing(mended).length === 0 ? mended : standardKeys;
}

function sharing(keys: Keys): KeyAction[] {
  return actionsOfPages.flatMap((actions) => {
    const all = actions.flatMap((action) => keys[action]);
    return actions.filter((action) => {
      const own = new Set(keys[action]);
      return all.filter((key) => own.has(key)).length > own.size;
    });
  });
}

function fitting(stored: unknown, standard: readonly string[]): readonly string[] {
  const fits =
    Array.isArray(stored) &&
    stored.length === standard.length &&
    stored.every((key) => typeof key === 'string' && key !== '');
  return fits ? stored : standard;
}

function storedKeys(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.reviewKeys) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', readAgain);
  };
}

/** Another tab has changed them. */
function readAgain({ key }: StorageEvent): void {
  if (key !== null && key !== storageKeys.reviewKeys) return;
  current = read();
  for (const listener of listeners) listener();
}
