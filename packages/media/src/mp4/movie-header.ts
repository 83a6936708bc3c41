import { box } from './box.ts';
import { type Chapter, chaptersBox } from './chapters.ts';

/** A track as its header is written; times are ticks of its own timescale. */
export type TrackToWrite = {
  kind: 'video' | 'audio';
  timescale: number;
  sampleEntry: Buffer;
  matrix: Buffer;
  size: Buffer;
  /** When the first packet is shown. */
  startTicks: number;
  /** Length of all packets together. */
  durationTicks: number;
  /** How long each packet lasts, as (count, ticks) in turn. */
  durations: number[];
  sizes: number[];
  /** Which packets may begin decoding, from 1; undefined when all may. */
  keys: number[] | undefined;
  /** Packets of each chunk, and where it lies from the beginning of the data, bytes. */
  chunkPackets: number[];
  chunkOffsets: number[];
};

const movieTimescale = 1000;
const longHeaderBytes = 16;
const unity = numbers(4, [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]);

/** Everything of an mp4 file before its data; so it can be played while it is downloaded. */
export function movieHeader(
  tracks: readonly TrackToWrite[],
  dataBytes: number,
  chapters: readonly Chapter[],
): Buffer {
  const type = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  // Offsets are counted from the beginning of the file, so the header's own length must be known first.
  const headerBytes = type.length + movie(tracks, 0, chapters).length + longHeaderBytes;
  const data = Buffer.alloc(longHeaderBytes);
  data.writeUInt32BE(1, 0);
  data.write('mdat', 4, 'latin1');
  data.writeBigUInt64BE(BigInt(longHeaderBytes + dataBytes), 8);
  return Buffer.concat([type, movie(tracks, headerBytes, chapters), data]);
}

function movie(tracks: readonly TrackToWrite[], dataStart: number, chapters: readonly Chapter[]): Buffer {
  const duration = Math.max(...tracks.map(movieDuration));
  return box(
    'moov',
    full('mvhd', 0, [
      numbers(4, [0, 0, movieTimescale, duration, 0x10000]),
      numbers(2, [0x100, 0, 0, 0, 0, 0]),
      unity,
      numbers(4, [0, 0, 0, 0, 0, 0, tracks.length + 1]),
    ]),
    ...tracks.map((track, index) => trackBox(track, index + 1, dataStart)),
    chaptersBox(chapters),
  );
}

const inMovie = (ticks: number, { timescale }: TrackToWrite) =>
  Math.round((ticks / timescale) * movieTimescale);
const movieDuration = (track: TrackToWrite) => inMovie(track.startTicks + track.durationTicks, track);

function trackBox(track: TrackToWrite, id: number, dataStart: number): Buffer {
  const isVideo = track.kind === 'video';
  const header = full('tkhd', 3, [
    numbers(4, [0, 0, id, 0, movieDuration(track), 0, 0]),
    numbers(2, [0, 0, isVideo ? 0 : 0x100, 0]),
    track.matrix,
    track.size,
  ]);
  const media = box(
    'mdia',
    full('mdhd', 0, [numbers(4, [0, 0, track.timescale, track.durationTicks]), numbers(2, [0x55c4, 0])]),
    full('hdlr', 0, [Buffer.from(`\0\0\0\0${isVideo ? 'vide' : 'soun'}${'\0'.repeat(13)}`, 'latin1')]),
    box(
      'minf',
      isVideo ? full('vmhd', 1, [Buffer.alloc(8)]) : full('smhd', 0, [Buffer.alloc(4)]),
      box('dinf', full('dref', 0, [numbers(4, [1]), full('url ', 1, [])])),
      tables(track, dataStart),
    ),
  );
  return box('trak', header, ...editList(track), media);
}

/** A track that begins after the start of the film gets an empty edit. */
function editList(track: TrackToWrite): Buffer[] {
  const late = inMovie(track.startTicks, track);
  if (late === 0) return [];
  const entries = [late, 0xffffffff, 0x10000, inMovie(track.durationTicks, track), 0, 0x10000];
  return [box('edts', full('elst', 0, [numbers(4, [2, ...entries])]))];
}

function tables(track: TrackToWrite, dataStart: number): Buffer {
  const { durations, sizes, keys, chunkOffsets } = track;
  const offsets = Buffer.alloc(chunkOffsets.length * 8);
  for (const [index, offset] of chunkOffsets.entries())
    offsets.writeBigUInt64BE(BigInt(dataStart + offset), index * 8);
  const runs = chunkRuns(track.chunkPackets);
  return box(
    'stbl',
    full('stsd', 0, [numbers(4, [1]), track.sampleEntry]),
    full('stts', 0, [numbers(4, [durations.length / 2, ...durations])]),
    ...(keys ? [full('stss', 0, [numbers(4, [keys.length, ...keys])])] : []),
    full('stsc', 0, [numbers(4, [runs.length / 3, ...runs])]),
    full('stsz', 0, [numbers(4, [0, sizes.length, ...sizes])]),
    full('co64', 0, [numbers(4, [chunkOffsets.length]), offsets]),
  );
}

/** Chunks with the same number of packets as the one before are left out: (first chunk, packets, 1) in turn. */
function chunkRuns(chunkPackets: readonly number[]): number[] {
  return chunkPackets.flatMap((packets, index) =>
    packets === chunkPackets[index - 1] ? [] : [index + 1, packets, 1],
  );
}

/** A box with flags; its version is always 0. */
function full(type: string, flags: number, content: Buffer[]): Buffer {
  return box(type, numbers(4, [flags]), ...content);
}

function numbers(bytes: 2 | 4, values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [index, value] of values.entries()) {
    if (bytes === 2) buffer.writeUInt16BE(value, index * 2);
    else buffer.writeUInt32BE(value, index * 4);
  }
  return buffer;
}
