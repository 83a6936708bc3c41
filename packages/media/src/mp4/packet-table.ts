import { UnknownLayoutError } from './read-boxes.ts';

/** The packets of one track, in the order of decoding, which here is also that of showing. 21 bytes a packet. */
export type PacketTable = {
  count: number;
  /** Presentation time of each packet, seconds, never falling. */
  times: Float64Array;
  /** Position of each in its file, bytes. */
  offsets: Float64Array;
  sizes: Uint32Array;
  /** 1 where decoding may begin (key frames). */
  keys: Uint8Array;
  /** When the last one ends, seconds. */
  end: number;
};

/** More packets than three hours of any media have. */
export const mostPackets = 2_000_000;
const firstCapacity = 1024;

type Packet = { time: number; duration: number; offset: number; size: number; isKey: boolean };

/** Must pictures be shown in the order in which they are decoded? Who only needs the places of packets accepts any. */
export type PacketOrder = 'shown' | 'any';

/** Collects packets as they are found, without those beyond the end of a truncated file. */
export function createPacketTable(fileSize: number, order: PacketOrder) {
  let times = new Float64Array(firstCapacity);
  let offsets = new Float64Array(firstCapacity);
  let sizes = new Uint32Array(firstCapacity);
  let keys = new Uint8Array(firstCapacity);
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;

  function grow(): void {
    if (count >= mostPackets) throw new UnknownLayoutError('There are too many packets.');
    const length = times.length * 2;
    const [t, o, s, k] = [
      new Float64Array(length),
      new Float64Array(length),
      new Uint32Array(length),
      new Uint8Array(length),
    ];
    t.set(times);
    o.set(offsets);
    s.set(sizes);
    k.set(keys);
    [times, offsets, sizes, keys] = [t, o, s, k];
  }

  return {
    /** @throws UnknownLayoutError for pictures whose presentation order differs from the decoding order. */
    add({ time, duration, offset, size, isKey }: Packet): void {
      if (offset + size > fileSize || size === 0) return;
      if (order === 'shown' && count > 0 && time < (times[count - 1] ?? 0))
        throw new UnknownLayoutError('Packets are out of order.');
      if (count === times.length) grow();
      times[count] = time;
      offsets[count] = offset;
      sizes[count] = size;
      keys[count] = isKey ? 1 : 0;
      count += 1;
      end = Math.max(end, time + duration);
    },
    done: (): PacketTable => ({ count, times, offsets, sizes, keys, end }),
  };
}
export type PacketTableBuilder = ReturnType<typeof createPacketTable>;
