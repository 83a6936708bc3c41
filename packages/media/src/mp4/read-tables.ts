import { mostPackets } from './packet-table.ts';
import { childOf, UnknownLayoutError } from './read-boxes.ts';
import type { TrackReading } from './read-fragment.ts';

/** Adds the packets that the header itself lists, in files that are not fragmented. */
export function readTables({ header, table }: TrackReading): void {
  const { tables, timescale, delay, kind } = header;
  const sizes = childOf(tables, 'stsz');
  const count = sizes?.readUInt32BE(8) ?? 0;
  if (sizes === undefined || count === 0) return;
  if (count > mostPackets) throw new UnknownLayoutError('There are too many packets.');
  const common = sizes.readUInt32BE(4);
  const durations = runsOf(childOf(tables, 'stts'), 'unsigned');
  const lateness = runsOf(childOf(tables, 'ctts'), 'signed');
  const keys = keysOf(childOf(tables, 'stss'));
  let ticks = 0;
  let index = 0;
  for (const { offset, packets } of chunksOf(tables)) {
    let position = offset;
    for (let inChunk = 0; inChunk < packets && index < count; inChunk += 1, index += 1) {
      const size = common === 0 ? sizes.readUInt32BE(12 + index * 4) : common;
      const duration = durations();
      table.add({
        time: (ticks + lateness()) / timescale + delay,
        duration: duration / timescale,
        offset: position,
        size,
        isKey: kind === 'audio' || keys === undefined || keys.has(index + 1),
      });
      ticks += duration;
      position += size;
    }
  }
}

/** Gives the value for one packet after another from a table of (count, value); 0 where there is none. */
function runsOf(table: Buffer | undefined, sign: 'signed' | 'unsigned'): () => number {
  const entries = table?.readUInt32BE(4) ?? 0;
  let entry = -1;
  let left = 0;
  let value = 0;
  return () => {
    while (left === 0 && table !== undefined && entry + 1 < entries) {
      entry += 1;
      left = table.readUInt32BE(8 + entry * 8);
      const at = 12 + entry * 8;
      value = sign === 'signed' ? table.readInt32BE(at) : table.readUInt32BE(at);
    }
    if (left === 0) return 0;
    left -= 1;
    return value;
  };
}

function keysOf(table: Buffer | undefined): Set<number> | undefined {
  if (table === undefined) return undefined;
  const keys = new Set<number>();
  const count = table.readUInt32BE(4);
  for (let index = 0; index < count; index += 1) keys.add(table.readUInt32BE(8 + index * 4));
  return keys;
}

/** Where each chunk begins, bytes, and how many packets it holds. */
function* chunksOf(tables: Buffer): Generator<{ offset: number; packets: number }> {
  const runs = childOf(tables, 'stsc');
  const long = childOf(tables, 'co64');
  const offsets = long ?? childOf(tables, 'stco');
  if (runs === undefined || offsets === undefined) throw new UnknownLayoutError('There are no chunks.');
  const chunks = offsets.readUInt32BE(4);
  const lastRun = runs.readUInt32BE(4) - 1;
  let run = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    while (run < lastRun && chunk + 1 >= runs.readUInt32BE(8 + (run + 1) * 12)) run += 1;
    const offset = long ? Number(long.readBigUInt64BE(8 + chunk * 8)) : offsets.readUInt32BE(8 + chunk * 4);
    yield { offset, packets: runs.readUInt32BE(12 + run * 12) };
  }
}
