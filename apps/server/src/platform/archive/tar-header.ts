/** Block size of tar files. */
export const blockBytes = 512;

export type TarHeader = { name: string; sizeBytes: number };

const longestName = 100;
/** As octal digits; larger sizes are written in base 256, as GNU tar does. */
const largestOctal = 0o77777777777;
const sizeAt = 124;
const sizeLength = 12;
const checksumAt = 148;
const checksumLength = 8;
const magicAt = 257;

/** The block before a file's bytes (POSIX ustar), readable by the owner alone. */
export function writeHeader({ name, sizeBytes }: TarHeader, modifiedAt: Date): Buffer {
  const bytes = Buffer.from(name, 'utf8');
  if (bytes.length > longestName) throw new Error(`A name in an archive is too long: ${name}`);
  const block = Buffer.alloc(blockBytes);
  bytes.copy(block);
  block.write('0000600\0' + '0000000\0' + '0000000\0', 100, 'latin1');
  writeSize(block, sizeBytes);
  block.write(`${octal(Math.floor(modifiedAt.getTime() / 1000), 11)}\0`, 136, 'latin1');
  block.write('0', 156, 'latin1');
  block.write('ustar\0' + '00', magicAt, 'latin1');
  block.write(`${octal(checksumOf(block), 6)}\0 `, checksumAt, 'latin1');
  return block;
}

/** @returns undefined for the empty block at the end of an archive. @throws for anything but a header. */
export function readHeader(block: Buffer): TarHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const stated = Number.parseInt(block.toString('latin1', checksumAt, checksumAt + checksumLength), 8);
  if (block.toString('latin1', magicAt, magicAt + 5) !== 'ustar' || stated !== checksumOf(block))
    throw new Error('This is no header of a tar file.');
  const end = block.indexOf(0);
  return { name: block.toString('utf8', 0, Math.min(end, longestName)), sizeBytes: readSize(block) };
}

/** Padding of a file's last block, bytes. */
export function paddingOf(sizeBytes: number): number {
  return (blockBytes - (sizeBytes % blockBytes)) % blockBytes;
}

function writeSize(block: Buffer, sizeBytes: number): void {
  if (sizeBytes <= largestOctal) {
    block.write(`${octal(sizeBytes, 11)}\0`, sizeAt, 'latin1');
    return;
  }
  block.writeUInt8(0x80, sizeAt);
  block.writeBigUInt64BE(BigInt(sizeBytes), sizeAt + 4);
}

function readSize(block: Buffer): number {
  if ((block.readUInt8(sizeAt) & 0x80) !== 0) return Number(block.readBigUInt64BE(sizeAt + 4));
  return Number.parseInt(block.toString('latin1', sizeAt, sizeAt + sizeLength), 8);
}

/** The sum of all bytes, with the sum's own field counted as spaces. */
function checksumOf(block: Buffer): number {
  let sum = checksumLength * 0x20;
  for (let at = 0; at < blockBytes; at += 1) {
    if (at < checksumAt || at >= checksumAt + checksumLength) sum += block.readUInt8(at);
  }
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
