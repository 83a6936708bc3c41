import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

function ffprobe(file: string, options: readonly string[]): string {
  const output = execFileSync('ffprobe', ['-v', 'error', ...options, file], { maxBuffer: 64 * 1024 ** 2 });
  return output.toString();
}

/** The streams of a video, sorted by kind, and its length in seconds. */
export function describeVideo(file: string): { streams: string[]; seconds: number } {
  const options = ['-show_entries', 'stream=codec_type:format=duration', '-of', 'json'];
  const { streams, format } = JSON.parse(ffprobe(file, options)) as {
    streams: { codec_type: string }[];
    format: { duration: string };
  };
  return { streams: streams.map(({ codec_type }) => codec_type).sort(), seconds: Number(format.duration) };
}

/** A hash of each encoded picture in its order: a copied picture keeps it, whatever the container. */
export function pictureMarks(file: string): string[] {
  const options = ['-select_streams', 'v', '-show_packets', '-show_data_hash', 'md5'];
  const marks = ffprobe(file, [...options, '-show_entries', 'packet=data_hash', '-of', 'csv=p=0']);
  return marks.split('\n').filter((mark) => mark !== '');
}

/** From the first packet to the last, in seconds: a browser's recording has no duration. */
export function recordedSeconds(file: string): number {
  const times = ffprobe(file, ['-show_entries', 'packet=pts_time', '-of', 'csv=p=0'])
    .split('\n')
    .map(Number.parseFloat)
    .filter((time) => !Number.isNaN(time));
  return Math.max(...times) - Math.min(...times);
}

/** Mean loudness of a part in decibels; silence is below -80. */
export function loudness(file: string, from: number, seconds: number): number {
  const part = ['-ss', `${from}`, '-t', `${seconds}`, '-i', file];
  const { stderr } = spawnSync('ffmpeg', [...part, '-af', 'volumedetect', '-vn', '-f', 'null', '-']);
  const found = /mean_volume: (-?[\d.]+) dB/.exec(stderr.toString());
  return found === null ? Number.NEGATIVE_INFINITY : Number(found[1]);
}

export type WithTakes = typeof globalThis & { keptTakes?: Map<string, Blob> };

/** Runs in a page before its own code: records its blob addresses, which its security policy lets only a video read. */
export function keepShownTakes(): void {
  const kept = new Map<string, Blob>();
  (globalThis as WithTakes).keptTakes = kept;
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof Blob) kept.set(address, object);
    return address;
  };
}

export async function rememberTakes(page: Page): Promise<void> {
  await page.addInitScript(keepShownTakes);
}

/** Stores the take that the candidate sees after recording, as the browser holds it. */
export async function keepTake(page: Page, path: string): Promise<void> {
  const preview = page.getByLabel(/^Your recording/);
  await expect(preview).toHaveAttribute('src', /^blob:/);
  const dataAddress = await preview.evaluate(async (video: HTMLVideoElement) => {
    const take = (globalThis as WithTakes).keptTakes?.get(video.src);
    if (take === undefined) throw new Error('The preview shows no take.');
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.readAsDataURL(take);
    });
  });
  await writeFile(path, Buffer.from(dataAddress.replace(/^[^,]*,/, ''), 'base64'));
}
