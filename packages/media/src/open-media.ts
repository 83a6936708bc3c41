import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { MediaRejectedError } from './errors.ts';

/** Faults of a hostile file are thrown; its parser's warnings would fill the log. */
Logging.level = LogLevel.Silent;

export type OpenMedia = {
  container: 'mp4' | 'webm' | 'matroska' | 'mp3';
  video: InputVideoTrack | null;
  audio: InputAudioTrack | null;
  close: () => void;
};

/**
 * Browsers write two, phones up to about ten, cameras up to sixteen channels of sound as a track each. Choosing among
 * them takes the square of their number: of 5,000, 15 s.
 */
const mostTracks = 32;

/**
 * Opens a recording for reading its packets, with memory-safe code. The caller closes it.
 * @throws MediaRejectedError `unreadable` for anything but the containers that browsers record, and MP3.
 */
export async function openMedia(path: string): Promise<OpenMedia> {
  const source = withoutCircles(new FilePathSource(path, { handleUnhandledError: () => undefined }));
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA, MP3] });
  try {
    const format = (await input.getFormat()).name;
    if ((await input.getTracks()).length > mostTracks) throw new Error('there are too many tracks');
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return { container: containerOf(format), video, audio, close: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw unreadable(error);
  }
}

/** The read requests of a demuxer, which mediabunny does not export. */
type Reading = { _read: (start: number, end: number, ...more: unknown[]) => unknown };
/** More identical reads in a row than any valid file needs. */
const mostTimes = 100;

/**
 * Stops an endless search: behind the last packet of a Matroska file, mediabunny 1.61.0 looks for the next part in the
 * last eight bytes for ever, and blocks this process. An empty answer ends the search, and what it has found so far
 * counts.
 */
function withoutCircles(source: FilePathSource): FilePathSource {
  const reading = source as unknown as Reading;
  const read = reading._read.bind(source);
  let [place, times] = [[-1, -1], 0];
  reading._read = (start, end, ...more) => {
    times = place[0] === start && place[1] === end ? times + 1 : 0;
    place = [start, end];
    if (times > 2 * mostTimes) throw new Error('the demuxer goes in circles');
    return times > mostTimes ? null : read(start, end, ...more);
  };
  return source;
}

function containerOf(format: string): OpenMedia['container'] {
  if (format === 'WebM') return 'webm';
  if (format === 'MP3') return 'mp3';
  return format === 'Matroska' ? 'matroska' : 'mp4';
}

export function unreadable(cause: unknown): MediaRejectedError {
  return new MediaRejectedError('media.unreadable', 'The recording cannot be read.', { cause });
}
