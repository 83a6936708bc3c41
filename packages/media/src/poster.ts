import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputOf, runFfmpeg } from './run-ffmpeg.ts';

const width = 640;
const timeoutSeconds = 60;

/** Writes one picture of a joined video as JPEG, at most 640 pixels wide. */
export async function poster(options: {
  input: string;
  output: string;
  ffmpeg: Ffmpeg;
  atSeconds: number;
  signal?: AbortSignal;
}): Promise<void> {
  const { input, output, ffmpeg, atSeconds, signal } = options;
  await runFfmpeg({
    ffmpeg,
    timeoutSeconds,
    options: [
      ...['-ss', atSeconds.toFixed(3), ...inputOf(input, 'mp4')],
      ...[
        '-map',
        '0:v:0',
        '-frames:v',
        '1',
        '-vf',
        `scale='min(${width},iw)':-2`,
        '-q:v',
        '4',
        '-f',
        'image2',
        output,
      ],
    ],
    ...(signal && { signal }),
  });
}
