import { findFfmpeg, FfmpegMissingError } from '@nimble/media';
import type { Settings } from '../config.ts';
import { StartError } from '../platform/process/index.ts';

/** @throws StartError in one sentence when there is no ffmpeg that can be used. */
export async function requireFfmpeg(settings: Pick<Settings, 'ffmpegPath'>) {
  try {
    return await findFfmpeg(settings.ffmpegPath);
  } catch (error) {
    throw error instanceof FfmpegMissingError ? new StartError(error.message) : error;
  }
}
