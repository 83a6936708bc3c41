import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../lib/storage-keys.ts';

/** One user's progress in the first run, kept in this browser. */
export type OnboardingFlags = {
  /** The tutorial was completed or skipped. */
  tutorialCompleted?: boolean;
  /** The tutorial's sample job was created, only locally. */
  sampleJobCreated?: boolean;
  /** An interview link was copied. */
  hasShared?: boolean;
  /** The list of first steps was dismissed. */
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

/** Follows changes, also of other tabs. */
export function useOnboardingFlag(userId: number, flag: keyof OnboardingFlags): boolean {
  return useSyncExternalStore(subscribe, () => onboardingFlags(userId)[flag] === true);
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
