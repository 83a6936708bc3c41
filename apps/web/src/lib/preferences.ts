import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys.ts';

/** Local settings. public/theme.js reads the same before the first paint. */
export type Preferences = {
  darkMode: boolean;
  compactView: boolean;
  autoSave: boolean;
  /**
   * Does a decision open the next candidate of the list? Off by default: a reviewer who came from a notification may
   * still have a note or an email to write about this candidate.
   */
  opensNext: boolean;
  /** Does a decision offer an email to the candidate? */
  asksForMail: boolean;
};

/** Applies until a theme is chosen in this browser. */
const systemTheme = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = read();
systemTheme.addEventListener('change', refresh);

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}

/** Has a theme been chosen in this browser? */
export function hasStoredTheme(): boolean {
  return typeof storedPreferences().darkMode === 'boolean';
}

/** Changes, stores and applies the given settings. */
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
    opensNext: stored.opensNext ?? false,
    asksForMail: stored.asksForMail ?? true,
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
