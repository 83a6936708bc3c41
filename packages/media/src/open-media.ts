import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { MediaRejectedError } from './errors.ts';

/** What is wrong with a hostile file is told by what is thrown; its parser's warnings would fill the log. */
Logging.level = LogLevel.Silent;

export type OpenMedia = {
  container: 'mp4' | 'webm' | 'matroska';
  video: InputVideoTrack | null;
  audio: InputAudioTrack | null;
  close: () => void;
};

/**
 * Opens a recording for reading its packets, with memory-safe code. The caller closes it.
 * @throws MediaRejectedError `unreadable` for whatever is not one of the containers that browsers record.
 */
export async function openMedia(path: string): Promise<OpenMedia> {
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const format = (await input.getFormat()).name;
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return { container: containerOf(format), video, audio, close: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw unreadable(error);
  }
}

function containerOf(format: string): OpenMedia['container'] {
  if (format === 'WebM') return 'webm';
  return format === 'Matroska' ? 'matroska' : 'mp4';
}

export function unreadable(cause: unknown): MediaRejectedError {
  return new MediaRejectedError('unreadable', 'The recording cannot be read.', { cause });
}
