import type { launchChromium } from '../../e2e/support/browsers/launch-chromium.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

/** Formats of Chromium, in the order in which candidates' browsers try them. */
export const recordedTypes = {
  'h264-opus.mp4': 'video/mp4;codecs=avc1.42E01E,opus',
  'vp9-opus.mp4': 'video/mp4;codecs=vp9,opus',
  'vp8-opus.webm': 'video/webm;codecs=vp8,opus',
} as const;

type Recording = { type: string; flashes: number; videoBitsPerSecond: number };

/**
 * A page that flashes and beeps at once, once a second, and records itself: its packets have the jitter of a real
 * clock, and its sound the pre-skip of a real encoder, unlike clips made by ffmpeg.
 */
export async function recordFlashes(page: Page, recording: Recording): Promise<Buffer> {
  await page.setContent('<canvas width="160" height="90"></canvas>');
  return Buffer.from(await page.evaluate(recordInPage, recording), 'base64');
}

async function recordInPage({ type, flashes, videoBitsPerSecond }: Recording): Promise<string> {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('There is no canvas.');
  const audio = new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' });
  await audio.resume();
  const sink = audio.createMediaStreamDestination();
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 1000;
  gain.gain.value = 0;
  tone.connect(gain).connect(sink);
  tone.start();
  const stream = new MediaStream([
    ...canvas.captureStream(30).getVideoTracks(),
    ...sink.stream.getAudioTracks(),
  ]);
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond,
    audioBitsPerSecond: 32_000,
  });
  const slices: Blob[] = [];
  recorder.ondataavailable = ({ data }) => slices.push(data);
  let isOn = false;
  const draw = () => {
    context.fillStyle = isOn ? '#fff' : '#000';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#888';
    context.fillRect((performance.now() / 10) % canvas.width, 0, 10, 5);
  };
  const turn = (on: boolean) => {
    isOn = on;
    draw();
    gain.gain.setValueAtTime(on ? 0.8 : 0, audio.currentTime);
  };
  const drawing = setInterval(draw, 16);
  recorder.start(1000);
  await wait(600);
  for (let flash = 0; flash < flashes; flash += 1) {
    turn(true);
    await wait(150);
    turn(false);
    await wait(600);
  }
  await new Promise((resolve) => {
    recorder.onstop = resolve;
    recorder.stop();
  });
  clearInterval(drawing);
  await audio.close();
  const bytes = new Uint8Array(await new Blob(slices).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
