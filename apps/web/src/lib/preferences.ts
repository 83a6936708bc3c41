import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys.ts';

/** Local settings (spec 1 §3). public/theme.js reads the same before the first paint. */
export type Preferences = { darkMode: boolean; compactView: boolean; autoSave: boolean };

/** Counts for as long as nobody has chosen a theme in this browser. */
const systemTheme = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = read();
systemTheme.addEventListener('change', refresh);

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}

/** Has this browser been told which theme to use? */
export function hasStoredTheme(): boolean {
  return typeof storedPreferences().darkMode === 'boolean';
}

/** Changes, keeps and shows what is given. */
export function changePreferences(changes: Partial<Preferences>): void {
  localStorage.setItem(storageKeys.settings, JSON.stringify({ ...current, ...changes }));
  refresh();
}

function refresh(): void {
  current = read();
  document.documentElement.dataset['theme'] = current.darkMode ? 'dark' : 'light';
  document.documentElement.dataset['density'] = current.compactView ? 'compact' : 'normal';
  for (const listener of listeners) listener();
}

function read(): Preferences {
  const stored = storedPreferences();
  return {
    darkMode: stored.darkMode ?? systemTheme.matches,
    compactView: stored.compactView ?? false,
    autoSave: stored.autoSave ?? true,
  };
}

function storedPreferences(): Partial<Preferences> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.settings) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', refresh);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', refresh);
  };
}
