import { EncodedPacketSink } from 'mediabunny';
import type { OpenMedia } from '../open-media.ts';

/** When the first packet of either track is shown, seconds of the file: where an answer begins. */
export async function startOf({ audio, video }: Pick<OpenMedia, 'audio' | 'video'>): Promise<number> {
  const tracks = [audio, video].filter((track) => track !== null);
  const packets = await Promise.all(tracks.map((track) => new EncodedPacketSink(track).getFirstPacket()));
  const starts = packets.flatMap((packet) => packet?.timestamp ?? []);
  return starts.length === 0 ? 0 : Math.min(...starts);
}
