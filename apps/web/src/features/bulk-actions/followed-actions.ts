import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../lib/storage-keys.ts';

/** So many are shown; older ones go on without being shown. */
const mostFollowed = 3;
const noIds: readonly number[] = [];
const listeners = new Set<() => void>();
let known = { stored: '', ids: noIds };

/** Shows a bulk action in the workspace of this browser until it is closed, also after a reload. */
export function followAction(id: number): void {
  store([id, ...followed().filter((other) => other !== id)].slice(0, mostFollowed));
}

export function unfollowAction(id: number): void {
  store(followed().filter((other) => other !== id));
}

/** The shown bulk actions, newest first; the same in every tab. */
export function useFollowedActions(): readonly number[] {
  return useSyncExternalStore(subscribe, followed);
}

function followed(): readonly number[] {
  const stored = localStorage.getItem(storageKeys.bulkActions) ?? '';
  if (stored !== known.stored) known = { stored, ids: stored === '' ? noIds : stored.split(',').map(Number) };
  return known.ids;
}

function store(ids: readonly number[]): void {
  localStorage.setItem(storageKeys.bulkActions, ids.join(','));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
