import type { PacketTableBuilder } from './packet-table.ts';
import { boxesIn, needed, UnknownLayoutError } from './read-boxes.ts';
import type { FragmentDefaults, TrackHeader } from './read-header.ts';

export type TrackReading = { header: TrackHeader; table: PacketTableBuilder; nextTime: number };

const notKey = 0x10000;
const baseIsMoof = 0x20000;
const mostUndescribed = 100_000;

/**
 * Adds the packets of a fragment (moof) to the tables of their tracks. @param start where it lies in the file, bytes
 */
export function readFragment(moof: Buffer, start: number, tracks: ReadonlyMap<number, TrackReading>): void {
  let dataEnd = start;
  for (const box of boxesIn(moof)) {
    if (box.type === 'traf')
      dataEnd = readTrackFragment(moof.subarray(box.content, box.end), start, dataEnd, tracks);
  }
}

/** @returns the end of the track's data, where that of the next may begin. */
function readTrackFragment(
  traf: Buffer,
  moofStart: number,
  dataEnd: number,
  tracks: ReadonlyMap<number, TrackReading>,
): number {
  const tfhd = needed(traf, 'tfhd');
  const track = tracks.get(tfhd.readUInt32BE(4));
  const { defaults, base } = readFragmentHeader(tfhd, track?.header.defaults);
  const origin = base ?? ((tfhd.readUInt32BE(0) & baseIsMoof) === 0 ? dataEnd : moofStart);
  let offset = origin;
  for (const box of boxesIn(traf)) {
    const content = traf.subarray(box.content, box.end);
    if (box.type === 'tfdt' && track) {
      track.nextTime = content[0] === 1 ? Number(content.readBigUInt64BE(4)) : content.readUInt32BE(4);
    }
    if (box.type === 'trun') offset = readRun(content, { origin, offset, defaults, track });
  }
  return offset;
}

function readFragmentHeader(tfhd: Buffer, fallback: FragmentDefaults = { duration: 0, size: 0, flags: 0 }) {
  const flags = tfhd.readUInt32BE(0);
  let at = 8;
  const next = (flag: number, size: 4 | 8 = 4): number | undefined => {
    if ((flags & flag) === 0) return undefined;
    at += size;
    return size === 8 ? Number(tfhd.readBigUInt64BE(at - 8)) : tfhd.readUInt32BE(at - 4);
  };
  const base = next(0x1, 8);
  next(0x2);
  const duration = next(0x8) ?? fallback.duration;
  const size = next(0x10) ?? fallback.size;
  return { base, defaults: { duration, size, flags: next(0x20) ?? fallback.flags } };
}

type Run = { origin: number; offset: number; defaults: FragmentDefaults; track: TrackReading | undefined };

function readRun(trun: Buffer, { origin, offset, defaults, track }: Run): number {
  const flags = trun.readUInt32BE(0);
  const count = trun.readUInt32BE(4);
  let at = 8;
  const next = (flag: number): number | undefined => {
    if ((flags & flag) === 0) return undefined;
    at += 4;
    return trun.readUInt32BE(at - 4);
  };
  const hasOffset = (flags & 0x1) !== 0;
  let position = hasOffset ? origin + trun.readInt32BE(at) : offset;
  if (hasOffset) at += 4;
  const firstFlags = next(0x4);
  // Packets without a size of their own have no natural limit of their number.
  if ((flags & 0x300) === 0 && (defaults.size === 0 || count > mostUndescribed))
    throw new UnknownLayoutError('A run has no sizes.');
  for (let index = 0; index < count; index += 1) {
    const duration = next(0x100) ?? defaults.duration;
    const size = next(0x200) ?? defaults.size;
    const own = next(0x400) ?? (index === 0 ? firstFlags : undefined) ?? defaults.flags;
    const late = (flags & 0x800) === 0 ? 0 : trun.readInt32BE((at += 4) - 4);
    if (track) {
      const { timescale, delay } = track.header;
      track.table.add({
        time: (track.nextTime + late) / timescale + delay,
        duration: duration / timescale,
        offset: position,
        size,
        isKey: track.header.kind === 'audio' || (own & notKey) === 0,
      });
      track.nextTime += duration;
    }
    position += size;
  }
  return position;
}
