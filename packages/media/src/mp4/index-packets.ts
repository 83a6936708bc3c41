import { open } from 'node:fs/promises';
import { createPacketTable, type PacketOrder, type PacketTable } from './packet-table.ts';
import { type BoxPlace, boxesOfFile, type FileWindow, UnknownLayoutError, windowOf } from './read-boxes.ts';
import { readFragment, type TrackReading } from './read-fragment.ts';
import { readHeader, type TrackHeader } from './read-header.ts';
import { readTables } from './read-tables.ts';

export type IndexedTrack = { header: TrackHeader; packets: PacketTable };

/** Where the packets of an mp4 file are. */
export type PacketIndex = { video: IndexedTrack | null; audio: IndexedTrack | null };

/** No header or fragment of an answer is longer, bytes. */
const longestBox = 64 * 1024 * 1024;

/**
 * Finds the packets of an mp4 file, fragmented or not, without reading them.
 * @returns undefined for a layout that only a full demuxer reads; the file may still be fine.
 */
export async function indexPackets(
  path: string,
  signal?: AbortSignal,
  order: PacketOrder = 'shown',
): Promise<PacketIndex | undefined> {
  const file = await open(path, 'r');
  try {
    return await readIndex(windowOf(file), { fileSize: (await file.stat()).size, order }, signal);
  } catch (error) {
    // A RangeError is a table that ends before it should.
    if (error instanceof UnknownLayoutError || error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

type Reading = { fileSize: number; order: PacketOrder };

async function readIndex(file: FileWindow, reading: Reading, signal?: AbortSignal): Promise<PacketIndex> {
  const { fileSize } = reading;
  let tracks: ReadonlyMap<number, TrackReading> | undefined;
  for await (const box of boxesOfFile(file, fileSize)) {
    signal?.throwIfAborted();
    // The end of an interrupted recording: everything before is complete.
    if (box.end > fileSize && box.type !== 'mdat') break;
    if (box.type === 'moov') {
      if (tracks) throw new UnknownLayoutError('There are two headers.');
      tracks = begin(readHeader(await contentOf(file, box)), reading);
    }
    if (box.type === 'moof' && tracks) readFragment(await contentOf(file, box), box.start, tracks);
  }
  if (tracks === undefined) throw new UnknownLayoutError('There is no header.');
  return { video: trackOf(tracks, 'video'), audio: trackOf(tracks, 'audio') };
}

function begin(headers: readonly TrackHeader[], { fileSize, order }: Reading): Map<number, TrackReading> {
  const tracks = headers.map((header) => ({
    header,
    table: createPacketTable(fileSize, order),
    nextTime: 0,
  }));
  for (const track of tracks) readTables(track);
  return new Map(tracks.map((track) => [track.header.id, track]));
}

function trackOf(tracks: ReadonlyMap<number, TrackReading>, kind: TrackHeader['kind']): IndexedTrack | null {
  const track = [...tracks.values()].find(({ header }) => header.kind === kind);
  const packets = track?.table.done();
  return track && packets && packets.count > 0 ? { header: track.header, packets } : null;
}

async function contentOf(file: FileWindow, { content, end }: BoxPlace): Promise<Buffer> {
  if (end - content > longestBox) throw new UnknownLayoutError('A header is too long.');
  return file.bytes(content, end - content);
}
