import { EncodedAudioPacketSource, EncodedVideoPacketSource } from 'mediabunny';
import type { JobOf } from '../codec-job.ts';
import { aacPackets, h264Packets, pictureTicks, soundRate } from '../film-packets.ts';
import { filter, generate } from '../filter.ts';
import type { Frame } from '../native.ts';
import { silence } from '../silence.ts';
import { pipedFilm, tell } from '../standard-output.ts';
import { readWave, type Wave, waveFrames } from '../wave.ts';

const quality = { constantRateFactor: 26, profile: 'main', framesBetweenKeys: 24 } as const;
const pauses = { before: 0.4, after: 0.6 };

/** A picture that filters make, and a voice or silence. */
export async function renderClip({ picture, speech, secondsWithoutVoice }: JobOf<'clip'>): Promise<void> {
  const wave = speech === null ? undefined : await readWave(speech);
  const seconds = (wave?.seconds ?? secondsWithoutVoice) + pauses.before + pauses.after;
  const output = pipedFilm();
  const [video, audio] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const pictures = h264Packets(generate(picture, pictureTicks, seconds), quality);
  const sounds = aacPackets(
    wave ? spoken(wave, seconds) : silence(Math.round(seconds * soundRate), soundRate),
  );
  let [shown, heard] = [await pictures.next(), await sounds.next()];
  // In the order of their times, so that neither waits in memory for the other.
  while (!shown.done || !heard.done) {
    const isPictureNext = !shown.done && (heard.done || shown.value[0].timestamp <= heard.value[0].timestamp);
    if (isPictureNext && !shown.done) {
      await tell(shown.value[0].timestamp);
      await video.add(...shown.value);
      shown = await pictures.next();
    } else if (!heard.done) {
      await audio.add(...heard.value);
      heard = await sounds.next();
    }
  }
  await output.finalize();
}

function spoken(wave: Wave, seconds: number): AsyncGenerator<Frame> {
  const chain = [
    `aresample=${soundRate}`,
    'aformat=sample_fmts=fltp:channel_layouts=mono',
    `adelay=${pauses.before * 1000}:all=1`,
    `apad=whole_len=${Math.round(seconds * soundRate)}`,
  ].join(',');
  return filter(waveFrames(wave), { chain, timescale: wave.sampleRate, threads: 1 });
}
