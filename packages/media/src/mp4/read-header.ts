import { boxesIn, childOf, needed, UnknownLayoutError } from './read-boxes.ts';

/** The header of a track in an mp4 file. */
export type TrackHeader = {
  id: number;
  kind: 'video' | 'audio';
  /** Ticks per second. */
  timescale: number;
  /** Added to the time of every packet, seconds: what the edit list cuts or delays. */
  delay: number;
  /** The decoder's box of the sample description, unchanged. */
  sampleEntry: Buffer;
  /** Rotation and size of the picture, as in the track header. */
  matrix: Buffer;
  size: Buffer;
  /** The tables of packets that lie outside fragments. */
  tables: Buffer;
  defaults: FragmentDefaults;
};

/** Defaults of packets in fragments, where neither the fragment nor the packet has a value. */
export type FragmentDefaults = { duration: number; size: number; flags: number };

const kinds: Record<string, TrackHeader['kind']> = { vide: 'video', soun: 'audio' };

/**
 * Reads the header (moov) of an mp4 file.
 * @throws UnknownLayoutError when it has several tracks of a kind, several decoders or cuts within a track.
 */
export function readHeader(moov: Buffer): TrackHeader[] {
  const movieTimescale = timescaleOf(needed(moov, 'mvhd'));
  const defaults = new Map(childrenOf(childOf(moov, 'mvex'), 'trex').map(readDefaults));
  const tracks = childrenOf(moov, 'trak').flatMap((trak) => readTrack(trak, movieTimescale, defaults) ?? []);
  if (new Set(tracks.map(({ kind }) => kind)).size < tracks.length)
    throw new UnknownLayoutError('There are several tracks of a kind.');
  return tracks;
}

function readTrack(
  trak: Buffer,
  movieTimescale: number,
  defaults: ReadonlyMap<number, FragmentDefaults>,
): TrackHeader | undefined {
  const kind = kinds[needed(trak, 'mdia', 'hdlr').toString('latin1', 8, 12)];
  if (kind === undefined) return undefined;
  const header = needed(trak, 'tkhd');
  const isLong = header[0] === 1;
  const id = header.readUInt32BE(isLong ? 20 : 12);
  const timescale = timescaleOf(needed(trak, 'mdia', 'mdhd'));
  const tables = needed(trak, 'mdia', 'minf', 'stbl');
  const geometry = header.subarray(isLong ? 52 : 40);
  return {
    id,
    kind,
    timescale,
    delay: readDelay(trak, timescale, movieTimescale),
    sampleEntry: readSampleEntry(needed(tables, 'stsd')),
    matrix: geometry.subarray(0, 36),
    size: geometry.subarray(36, 44),
    tables,
    defaults: defaults.get(id) ?? { duration: 0, size: 0, flags: 0 },
  };
}

/** The movie's and a track's header have the ticks per second in the same place. */
function timescaleOf(header: Buffer): number {
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12);
  if (timescale === 0) throw new UnknownLayoutError('There are no ticks in a second.');
  return timescale;
}

function readSampleEntry(stsd: Buffer): Buffer {
  const entries = boxesIn(stsd, 8);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || entry.type.startsWith('enc'))
    throw new UnknownLayoutError('There is not exactly one decoder.');
  return stsd.subarray(entry.start, entry.end);
}

/** An edit list may begin with an empty edit and then show the whole track from one point on. */
function readDelay(trak: Buffer, timescale: number, movieTimescale: number): number {
  const edits = childOf(trak, 'edts');
  const list = edits && childOf(edits, 'elst');
  if (list === undefined) return 0;
  const isLong = list[0] === 1;
  const entrySize = isLong ? 20 : 12;
  let delay = 0;
  const count = list.readUInt32BE(4);
  for (let entry = 0; entry < count; entry += 1) {
    const at = 8 + entry * entrySize;
    const duration = isLong ? Number(list.readBigUInt64BE(at)) : list.readUInt32BE(at);
    const from = isLong ? Number(list.readBigInt64BE(at + 8)) : list.readInt32BE(at + 4);
    const isLast = entry === count - 1;
    if (from === -1 && !isLast) delay += duration / movieTimescale;
    else if (from >= 0 && isLast) delay -= from / timescale;
    else throw new UnknownLayoutError('The track is cut.');
  }
  return delay;
}

function readDefaults(trex: Buffer): [number, FragmentDefaults] {
  const [duration, size, flags] = [trex.readUInt32BE(12), trex.readUInt32BE(16), trex.readUInt32BE(20)];
  return [trex.readUInt32BE(4), { duration, size, flags }];
}

function childrenOf(bytes: Buffer | undefined, type: string): Buffer[] {
  if (bytes === undefined) return [];
  return boxesIn(bytes).flatMap((box) => (box.type === type ? bytes.subarray(box.content, box.end) : []));
}
