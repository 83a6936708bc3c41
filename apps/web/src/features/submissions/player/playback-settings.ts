import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../../lib/storage-keys.ts';

/** A user's playback settings, kept between videos in this browser. */
type PlaybackSettings = {
  /** 0.5 to 2.5. */
  speed: number;
  captions: boolean;
  skipSilences: boolean;
  /** Are single-key shortcuts on? Speech input may need them off (WCAG 2.1.4). */
  singleKeys: boolean;
};

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5] as const;

const initial: PlaybackSettings = { speed: 1, captions: false, skipSilences: false, singleKeys: true };
const listeners = new Set<() => void>();
let current = read();

export function usePlaybackSettings(): PlaybackSettings {
  return useSyncExternalStore(subscribe, () => current);
}

export function playbackSettings(): PlaybackSettings {
  return current;
}

export function changePlaybackSettings(changes: Partial<PlaybackSettings>): void {
  current = { ...current, ...changes };
  localStorage.setItem(storageKeys.playback, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** The next faster (1) or slower (-1) speed; stays at the ends. */
export function stepSpeed(direction: 1 | -1): void {
  const faster = speeds.find((speed) => speed > current.speed);
  const slower = speeds.findLast((speed) => speed < current.speed);
  const speed = direction === 1 ? faster : slower;
  if (speed !== undefined) changePlaybackSettings({ speed });
}

function read(): PlaybackSettings {
  const stored = storedSettings();
  return {
    speed: speeds.find((speed) => speed === stored['speed']) ?? initial.speed,
    captions: readSwitch(stored, 'captions'),
    skipSilences: readSwitch(stored, 'skipSilences'),
    singleKeys: readSwitch(stored, 'singleKeys'),
  };
}

function readSwitch(stored: Record<string, unknown>, name: 'captions' | 'skipSilences' | 'singleKeys') {
  const value = stored[name];
  return typeof value === 'boolean' ? value : initial[name];
}

function storedSettings(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.playback) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
