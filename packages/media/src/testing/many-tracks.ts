/** The bytes of a short WebM with this many tracks of pictures, whose packets are all in one cluster. */
export function webmOfTracks(count: number, packetsOfEach = 1): Buffer {
  const numbers = Array.from({ length: count }, (_track, index) => index + 1);
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const tracks = element('1654ae6b', ...numbers.map(trackOf));
  const packets = Buffer.concat(numbers.map(packetOf));
  const cluster = element(
    '1f43b675',
    element('e7', number(0)),
    Buffer.alloc(packets.length * packetsOfEach, packets),
  );
  return Buffer.concat([header, element('18538067', tracks, cluster)]);
}

const picture = 1;

function trackOf(track: number): Buffer {
  return element(
    'ae',
    element('d7', number(track)),
    element('73c5', number(track)),
    element('83', number(picture)),
    element('23e383', number(20_000_000)),
    element('86', Buffer.from('V_VP8')),
    element('e0', element('b0', number(16)), element('ba', number(16))),
  );
}

/** A "simple block": its track, its time, flags, and one byte of content. */
function packetOf(track: number): Buffer {
  return element('a3', Buffer.concat([length(track), Buffer.from([0, 0, 0x80, 0x00])]));
}

function element(id: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), length(inside.length), inside]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** In eight bytes, as each length may be. */
function length(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value) | (1n << 56n));
  return bytes;
}
