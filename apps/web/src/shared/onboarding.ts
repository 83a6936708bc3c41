import { useSyncExternalStore } from 'react';
import { storageKeys } from '../lib/storage-keys.ts';
import { tutorialWanted } from './tutorial.ts';

/** What one user has done of the first run, kept in this browser (spec 2 §2). */
export type OnboardingFlags = {
  /** The tutorial was gone through or skipped. */
  tutorialCompleted?: boolean;
  /** The example of the tutorial was made; it exists nowhere else. */
  sampleJobCreated?: boolean;
  /** An interview link was copied. */
  hasShared?: boolean;
  /** The list of first steps was put away. */
  stepsDismissed?: boolean;
};

const changedEvent = 'nimble:onboarding-changed';

export function onboardingFlags(userId: number): OnboardingFlags {
  const flags = stored()[String(userId)];
  return typeof flags === 'object' && flags !== null ? flags : {};
}

export function setOnboardingFlags(userId: number, changes: OnboardingFlags): void {
  const all = { ...stored(), [String(userId)]: { ...onboardingFlags(userId), ...changes } };
  localStorage.setItem(storageKeys.onboarding, JSON.stringify(all));
  window.dispatchEvent(new Event(changedEvent));
}

/** Follows what is kept, also by other tabs. */
export function useOnboardingFlag(userId: number, flag: keyof OnboardingFlags): boolean {
  return useSyncExternalStore(subscribe, () => onboardingFlags(userId)[flag] === true);
}

export function onTutorialOpened(listener: () => void): () => void {
  window.addEventListener(tutorialWanted, listener);
  return () => window.removeEventListener(tutorialWanted, listener);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changedEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changedEvent, listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(): Record<string, OnboardingFlags | undefined> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKeys.onboarding) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
