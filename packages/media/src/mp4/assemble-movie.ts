import { open } from 'node:fs/promises';
import type { Chapter } from './chapters.ts';
import { copyRanges, type Range } from './copy-ranges.ts';
import type { IndexedTrack } from './index-packets.ts';
import { movieHeader, type TrackToWrite } from './movie-header.ts';
import { inSteadyFrames, type PlacedPacket, type SoundFormat } from './steady-sound.ts';

/** A track of a file that is appended: by how much its times are shifted, and when the next part begins, seconds. */
export type AssembledPart = { path: string; track: IndexedTrack; shift: number; until: number };

/** Packets of the two tracks are interleaved by this many seconds, so that a player finds both near each other. */
const turnSeconds = 1;
/** Half a millisecond before zero is rounding; anything earlier is the encoder's priming. */
const beforeStart = -0.0005;
/** Does the film show a packet at this time of the film? What lies before it, or in the next answer, is left out. */
export const isShown = (seconds: number, until: number) => seconds >= beforeStart && seconds < until;
/** Fine enough for the times of any camera. */
const videoTimescale = 90_000;

type Parts = {
  video: readonly AssembledPart[];
  audio: readonly AssembledPart[];
  sound: SoundFormat;
  chapters: readonly Chapter[];
};

/**
 * Writes one mp4, its index first, from packets in mp4 files: only bytes that are copied are read. All parts of a kind
 * must need the same decoder configuration.
 */
export async function assembleMovie(movie: Parts & { output: string; signal?: AbortSignal }): Promise<void> {
  await writeMovieFile(movie.output, layOutMovie(movie), movie.signal);
}

type LaidOut = { header: Buffer; ranges: Range[] };

export async function writeMovieFile(
  output: string,
  { header, ranges }: LaidOut,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(output, 'w');
  try {
    await file.writeFile(header);
    await copyRanges(file, ranges, signal);
  } finally {
    await file.close();
  }
}

/** The header of such an mp4, and the bytes that follow it. */
export function layOutMovie({ video, audio, sound, chapters }: Parts): LaidOut {
  const tracks = [
    createTrack(video, placedPackets(video), videoTimescale),
    createTrack(audio, inSteadyFrames(placedPackets(audio), sound), sound.sampleRate),
  ];
  const { ranges, dataBytes } = interleave(tracks);
  const header = movieHeader(
    tracks.map((track) => track.finished()),
    dataBytes,
    chapters,
  );
  return { header, ranges };
}

/** The packets that the film shows, in their order. */
export function* placedPackets(parts: readonly AssembledPart[]): Generator<PlacedPacket> {
  for (const { path, track, shift, until } of parts) {
    const { count, times, offsets, sizes, keys, end } = track.packets;
    for (let index = 0; index < count; index += 1) {
      const seconds = (times[index] ?? 0) + shift;
      if (!isShown(seconds, until)) continue;
      yield {
        range: { path, offset: offsets[index] ?? 0, length: sizes[index] ?? 0 },
        isKey: keys[index] === 1,
        seconds: Math.max(0, seconds),
        end: (index + 1 < count ? (times[index + 1] ?? 0) : end) + shift,
      };
    }
  }
}

/** Converts parts into the tables of one track while their packets are read in turns. */
function createTrack(
  parts: readonly AssembledPart[],
  packets: Iterator<PlacedPacket, unknown>,
  timescale: number,
) {
  const sizes: number[] = [];
  const keys: number[] = [];
  const chunkPackets: number[] = [];
  const chunkOffsets: number[] = [];
  const toTicks = (seconds: number) => Math.round(seconds * timescale);
  let next = packets.next();
  const clock = createClock(next.done ? 0 : toTicks(next.value.seconds));

  return {
    isDone: () => next.done === true,
    /** Takes the packets that begin before then as one chunk at that position. @returns their places. */
    take(before: number, chunkOffset: number): Range[] {
      const ranges: Range[] = [];
      const first = sizes.length;
      while (!next.done && next.value.seconds < before) {
        const packet = next.value;
        append(ranges, packet.range);
        sizes.push(packet.range.length);
        if (packet.isKey) keys.push(sizes.length);
        next = packets.next();
        clock.lastUntil(toTicks(next.done ? packet.end : next.value.seconds));
      }
      if (sizes.length > first) {
        chunkPackets.push(sizes.length - first);
        chunkOffsets.push(chunkOffset);
      }
      return ranges;
    },
    finished(): TrackToWrite {
      const header = parts[0]?.track.header;
      if (header === undefined) throw new Error('A film needs a picture and sound.');
      const { kind, sampleEntry, matrix, size } = header;
      const described = { kind, timescale, sampleEntry, matrix, size };
      const places = { sizes, chunkPackets, chunkOffsets };
      const isAllKeys = keys.length === sizes.length;
      return { ...described, ...clock.times(), ...places, keys: isAllKeys ? undefined : keys };
    },
  };
}

/** Durations of packets as run lengths for an index: how many, and how long each. */
function createClock(startTicks: number) {
  const durations: number[] = [];
  let ticks = startTicks;

  return {
    /** The last packet lasts until the next one begins, or to its own end. */
    lastUntil(until: number): void {
      const duration = Math.max(0, until - ticks);
      if (durations.at(-1) === duration) durations[durations.length - 2] = (durations.at(-2) ?? 0) + 1;
      else durations.push(1, duration);
      ticks += duration;
    },
    times: () => ({ startTicks, durationTicks: ticks - startTicks, durations }),
  };
}

/** Adjacent bytes are merged into one range. */
function append(ranges: Range[], range: Range): void {
  const last = ranges.at(-1);
  const follows =
    last &&
    'path' in last &&
    'path' in range &&
    last.path === range.path &&
    last.offset + last.length === range.offset;
  if (follows) last.length += range.length;
  else ranges.push({ ...range });
}

function interleave(tracks: readonly ReturnType<typeof createTrack>[]) {
  const ranges: Range[] = [];
  let dataBytes = 0;
  for (let until = turnSeconds; tracks.some((track) => !track.isDone()); until += turnSeconds) {
    for (const track of tracks) {
      for (const range of track.take(until, dataBytes)) {
        ranges.push(range);
        dataBytes += range.length;
      }
    }
  }
  return { ranges, dataBytes };
}
