import { access } from 'node:fs/promises';
import { openMedia, unreadable } from './open-media.ts';

/** The tracks of a recording. Sizes are pixels as it is shown, upright. */
export type Tracks = {
  hasSound: boolean;
  picture: { width: number; height: number } | null;
};

/**
 * Reads the header alone: going through the packets of a long recording leaves hundreds of megabytes of garbage.
 * @throws MediaRejectedError when it cannot be read.
 */
export async function tracksOf(path: string): Promise<Tracks> {
  // A missing file may come back: that is distinguished from a broken one.
  await access(path);
  const { audio, video, close } = await openMedia(path);
  try {
    const [sound, picture] = [await audio?.getCodec(), await video?.getCodec()];
    const isKnown = video !== null && picture !== undefined && picture !== null;
    return {
      hasSound: sound !== undefined && sound !== null,
      picture: isKnown
        ? { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }
        : null,
    };
  } catch (error) {
    throw unreadable(error);
  } finally {
    close();
  }
}
