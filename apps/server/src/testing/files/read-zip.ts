import { crc32, inflateRawSync } from 'node:zlib';

/** The entries of a ZIP, by name, read from the list at its end; every checksum is verified. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  const found = new Map<string, Buffer>();
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The list of the archive is broken.');
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (content.length !== zip.readUInt32LE(at + 24)) throw new Error(`${name} has another size.`);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} has another checksum.`);
    found.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return found;
}
