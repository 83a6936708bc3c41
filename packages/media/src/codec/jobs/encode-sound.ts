import { EncodedAudioPacketSource } from 'mediabunny';
import { openMedia } from '../../open-media.ts';
import type { JobOf, SoundOfAnswer } from '../codec-job.ts';
import { decode } from '../decode.ts';
import { aacPackets, soundRate } from '../film-packets.ts';
import { filter } from '../filter.ts';
import type { Frame } from '../native.ts';
import { silence } from '../silence.ts';
import { pipedFilm, tell } from '../standard-output.ts';

const samplesAtOnce = 8192;

/** One AAC track over all answers, each exactly as long as the answer. */
export async function encodeSound({ answers }: JobOf<'sound'>): Promise<void> {
  const output = pipedFilm();
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  for await (const [packet, meta] of aacPackets(soundOfAll(answers))) {
    await source.add(packet, meta);
    await tell(packet.timestamp);
  }
  await output.finalize();
}

async function* soundOfAll(answers: readonly SoundOfAnswer[]): AsyncGenerator<Frame> {
  let startsAt = 0;
  for (const answer of answers) {
    const samples = Math.round(answer.seconds * soundRate);
    let given = 0;
    for await (const frame of soundOf(answer, samples)) {
      frame.pts = BigInt(startsAt + given);
      given += frame.nbSamples;
      yield frame;
    }
    for (const frame of silence(samples - given, soundRate)) {
      frame.pts += BigInt(startsAt + given);
      yield frame;
    }
    startsAt += samples;
  }
}

/**
 * Pauses and losses of the recorder become silence. The packets' own times place the sound; `async=1` fills and cuts
 * without stretching: a larger value moves all that follows as soon as packets have the jitter of a real clock.
 */
async function* soundOf(answer: SoundOfAnswer, samples: number): AsyncGenerator<Frame> {
  if (!answer.hasSound) return;
  const { audio, close } = await openMedia(answer.path);
  try {
    if (audio === null) return;
    const chain = [
      `aresample=${soundRate}:async=1:first_pts=0`,
      'aformat=sample_fmts=fltp:channel_layouts=mono',
      // Larger frames between the filters cost less.
      `asetnsamples=n=${samplesAtOnce}:p=0`,
      `apad=whole_len=${samples}`,
      `atrim=end_sample=${samples}`,
    ].join(',');
    const times = { timescale: soundRate, zero: answer.startSeconds };
    const decoded = decode(audio, { ...times, threads: 1 });
    yield* filter(decoded, { chain, timescale: soundRate, threads: 1 });
  } finally {
    close();
  }
}
