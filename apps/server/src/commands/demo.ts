import type { Settings } from '../config.ts';
import { openPlatform, type Platform } from './open-platform.ts';

/** Adds a company with jobs and playable submissions, and says how to sign in. */
export async function demo(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  try {
    await addDemo(platform);
  } finally {
    await platform.close();
  }
}

export async function addDemo(_platform: Platform): Promise<void> {
  throw new Error('not built');
}
