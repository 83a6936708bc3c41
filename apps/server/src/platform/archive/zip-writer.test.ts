import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/files/read-zip.ts';
import { writeZip, type ZipEntry } from './zip-writer.ts';

const modifiedAt = new Date('2026-11-22T10:20:30Z');

function entry(name: string, chunks: readonly string[]): ZipEntry {
  const sizeBytes = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  return {
    name,
    sizeBytes,
    modifiedAt,
    read: () => Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
  };
}

async function* all(entries: readonly ZipEntry[]) {
  yield* entries;
}

test('every entry is read back byte for byte, with names in any script', async () => {
  const zip = await buffer(
    writeZip(
      all([
        entry('Zoë 1/film.mp4', ['one', 'two']),
        entry('empty.txt', []),
        entry('日本/答え.txt', ['はい']),
      ]),
    ),
  );
  const found = readZip(zip);
  expect([...found].map(([name, content]) => [name, content.toString()])).toEqual([
    ['Zoë 1/film.mp4', 'onetwo'],
    ['empty.txt', ''],
    ['日本/答え.txt', 'はい'],
  ]);
});

test('an entry whose size is not known before is compressed', async () => {
  const rows = Array.from({ length: 20_000 }, (_, number) => Buffer.from(`<row r="${number}"/>`));
  const sheet = { name: 'sheet.xml', modifiedAt, read: () => Readable.from(rows) };
  const zip = await buffer(writeZip(all([sheet, entry('film.mp4', ['film'])])));
  const found = readZip(zip);
  expect(found.get('sheet.xml')).toEqual(Buffer.concat(rows));
  expect(found.get('film.mp4')?.toString()).toBe('film');
  expect(zip.length).toBeLessThan(Buffer.concat(rows).length / 3);
});

test('a failure while an entry is compressed ends the archive', async () => {
  async function* broken() {
    yield Buffer.from('begin');
    throw new Error('The database is away.');
  }
  const zip = writeZip(all([{ name: 'sheet.xml', modifiedAt, read: broken }]));
  await expect(buffer(zip)).rejects.toThrow('The database is away.');
});

async function* nothing(): AsyncGenerator<Buffer> {}

test('more entries than the short form can count are listed in the long one', async () => {
  const count = 70_000;
  async function* many() {
    for (let number = 0; number < count; number += 1) yield { ...entry(`${number}`, []), read: nothing };
  }
  const zip = await buffer(writeZip(many()));
  const long = zip.lastIndexOf(Buffer.from('PK\x06\x06', 'latin1'));
  expect(zip.readBigUInt64LE(long + 32)).toBe(BigInt(count));
  expect(zip.readUInt32LE(Number(zip.readBigUInt64LE(long + 48)))).toBe(0x02014b50);
});

test('a file that changes while it is read aborts the archive', async () => {
  const changed = { ...entry('film.mp4', ['bytes']), sizeBytes: 6 };
  await expect(buffer(writeZip(all([changed])))).rejects.toThrow('film.mp4 has changed its size');
});
