import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one color. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  width: number,
  height: number,
  background = '#2255aa',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of one bit a pixel, all black, as small as it can be: 30000×30000 takes about 110 kB. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The color in the middle of a picture. */
export async function middleOf(bytes: Buffer): Promise<[number, number, number]> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(3, 3, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[12] ?? 0, data[13] ?? 0, data[14] ?? 0];
}
