import type { Seeded } from './seeded.ts';

/** How files of strangers may be damaged. Each returns other bytes and leaves its input unchanged. */
const damages = {
  none: (bytes) => bytes,
  cut: (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  'bits of the header': (bytes, random) => flipped(bytes, random, 1 + random.below(8), 0, 3000),
  'bits anywhere': (bytes, random) => flipped(bytes, random, 1 + random.below(40), 0, bytes.length),
  // The demuxer accepts it, and the decoders get it all.
  'bits of the packets': (bytes, random) => flipped(bytes, random, 2000, 4000, bytes.length),
  'another rest': (bytes, random) => {
    const kept = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, kept), noise(random, Math.min(bytes.length - kept, 200_000))]);
  },
  'a part twice': (bytes, random) => {
    const [from, at] = [random.below(bytes.length), random.below(bytes.length)];
    const part = bytes.subarray(from, from + random.below(50_000));
    return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
  },
  'more behind the end': (bytes, random) => Buffer.concat([bytes, Buffer.alloc(random.below(30_000), 1)]),
  'huge picture': (bytes) => withHugePicture(bytes),
  'huge counts': (bytes, random) => withHugeCounts(bytes, random),
  'another codec': (bytes) => withOtherCodecs(bytes),
  noise: (_bytes, random) => noise(random, random.below(100_000)),
  zeros: (_bytes, random) => Buffer.alloc(random.below(100_000)),
  empty: () => Buffer.alloc(0),
  playlist: () =>
    Buffer.from('#EXTM3U\n#EXTINF:3,\nfile:/etc/hostname\nhttp://127.0.0.1:9/a.ts\n#EXT-X-ENDLIST\n'),
} as const satisfies Record<string, (bytes: Buffer, random: Seeded) => Buffer>;

export type Damage = keyof typeof damages;
/** Most damaged files are refused at once; as many shall reach the decoders. */
export const usualDamages: readonly Damage[] = [
  ...(Object.keys(damages) as Damage[]),
  ...Array<Damage>(5).fill('none'),
  ...Array<Damage>(5).fill('bits of the packets'),
  ...Array<Damage>(2).fill('bits anywhere'),
];

export function damaged(kind: Damage, bytes: Buffer, random: Seeded): Buffer {
  return damages[kind](bytes, random);
}

function flipped(bytes: Buffer, random: Seeded, bits: number, from: number, to: number): Buffer {
  const changed = Buffer.from(bytes);
  const [first, last] = [Math.min(from, bytes.length >> 1), Math.min(to, bytes.length)];
  for (let flip = 0; flip < bits && last > first; flip += 1) {
    const at = first + random.below(last - first);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << random.below(8)), at);
  }
  return changed;
}

const noise = (random: Seeded, length: number) =>
  Buffer.from(Uint8Array.from({ length }, () => random.below(256)));

/** The maximum of fields for width and height: of the containers, and of the key frames of VP8. */
function withHugePicture(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const entries: [string, number, number][] = [
    ['avc1', 28, 0xffff],
    ['vp09', 28, 0xffff],
    ['\x9d\x01\x2a', 3, 0xff3f],
  ];
  for (const [mark, offset, size] of entries)
    for (const at of placesOf(mark, bytes)) {
      if (at + offset + 4 > bytes.length) continue;
      changed.writeUInt16BE(size, at + offset);
      changed.writeUInt16BE(size, at + offset + 2);
    }
  // Matroska's PixelWidth and PixelHeight, where they take two bytes.
  for (const mark of ['\xb0\x82', '\xba\x82'])
    for (const at of placesOf(mark, bytes.subarray(0, 1000))) changed.writeUInt16BE(0xffff, at + 2);
  return changed;
}

/** Boxes and tables that claim far more than the file has. */
function withHugeCounts(bytes: Buffer, random: Seeded): Buffer {
  const changed = Buffer.from(bytes);
  const tables = ['stsz', 'stts', 'ctts', 'stsc', 'stco', 'trun', 'elst'];
  for (const at of placesOf(random.pick(tables), bytes))
    if (at + 12 <= bytes.length) changed.writeUInt32BE(random.pick([0x7fffffff, 0xffffffff, 1e7]), at + 8);
  const boxes = ['mdat', 'moof', 'moov', 'trak', 'stbl'];
  for (const at of placesOf(random.pick(boxes), bytes).slice(0, 3))
    if (at >= 4) changed.writeUInt32BE(random.pick([0x7fffffff, 0xffffffff, 7]), at - 4);
  // A cluster of Matroska as long as a disk.
  for (const at of placesOf('\x1f\x43\xb6\x75', bytes).slice(0, 2))
    if (at + 12 <= bytes.length) changed.writeBigUInt64BE(0x01_00_ff_ff_ff_ff_ff_ffn, at + 4);
  return changed;
}

/** Replaces the codec name of each track by another of the same length. */
function withOtherCodecs(bytes: Buffer): Buffer {
  let text = bytes.toString('latin1');
  for (const [one, other] of [
    ['avc1', 'vp09'],
    ['vp09', 'av01'],
    ['mp4a', 'Opus'],
    ['Opus', 'fLaC'],
    ['V_VP8', 'V_VP9'],
    ['V_VP9', 'V_AV1'],
    ['A_OPUS', 'A_FLAC'],
  ] as const)
    if (text.includes(one)) text = text.replace(one, other);
  return Buffer.from(text, 'latin1');
}

function placesOf(mark: string, bytes: Buffer): number[] {
  const places: number[] = [];
  const wanted = Buffer.from(mark, 'latin1');
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
