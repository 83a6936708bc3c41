import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTranscriber } from './create-transcriber.ts';
import { extractSound } from './sound.ts';
import { compareWords } from './testing/compare-words.ts';
import { canSpeakAndListen, type Speech, soundFolder, speak } from './testing/flite.ts';
import { transcribe } from './transcribe.ts';
import { findSpeech } from './voice/find-speech.ts';

const sentences = [
  'I was the lead engineer for a payments team of six people.',
  'Our biggest challenge was a migration without any downtime.',
  'I wrote a plan with three clear phases and asked every person to review it.',
  'Every Monday morning I make a short list of the results that matter most.',
];

describe.skipIf(!canSpeakAndListen)('speech of a known text', () => {
  let sounds: ReturnType<typeof soundFolder>;
  beforeAll(() => {
    sounds = soundFolder();
  });
  afterAll(() => sounds.remove());

  async function hear({ sound }: Pick<Speech, 'sound'>) {
    const transcriber = await createTranscriber({ name: 'pocketsphinx' }, undefined);
    if (transcriber === null) throw new Error('no engine');
    const speech = await findSpeech(sound);
    return { speech, transcript: await transcribe(transcriber, sound, speech) };
  }

  test.each(['slt', 'rms'] as const)(
    'voice %s: one word in four is wrong at most, each at its time',
    async (voice) => {
      const spoken = speak(sounds.folder, sentences, { voice });
      const { speech, transcript } = await hear(spoken);
      const { errorRate, offsets } = compareWords(spoken.words, transcript.words);
      expect(errorRate).toBeLessThanOrEqual(0.25);
      expect(Math.max(...offsets)).toBeLessThanOrEqual(0.3);
      expect(transcript).toMatchObject({ language: 'en', confidence: expect.any(Number) });
      // Pauses, from the sound itself.
      expect(speech).toHaveLength(sentences.length);
      for (const [index, { start, end }] of spoken.sentences.entries()) {
        expect(Math.abs((speech[index]?.start ?? 0) - start)).toBeLessThanOrEqual(0.25);
        expect(Math.abs((speech[index]?.end ?? 0) - end)).toBeLessThanOrEqual(0.25);
      }
    },
  );

  test('long silence shifts nothing', async () => {
    const spoken = speak(sounds.folder, sentences.slice(0, 3), { pause: 20 });
    const { transcript } = await hear(spoken);
    const { errorRate, offsets } = compareWords(spoken.words, transcript.words);
    expect(errorRate).toBeLessThanOrEqual(0.3);
    expect(Math.max(...offsets)).toBeLessThanOrEqual(0.3);
  });

  test('sound that begins after the picture keeps its time', async () => {
    const spoken = speak(sounds.folder, sentences.slice(1, 3));
    const clip = join(sounds.folder, 'late.mp4');
    const raw = ['-f', 's16le', '-ar', '16000', '-ac', '1'];
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10:d=12'];
    const late = ['-itsoffset', '2', ...raw, '-i', spoken.sound.path];
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...late, ...codecs, clip]);
    const output = join(sounds.folder, 'late.raw');
    const sound = await extractSound({
      input: clip,
      output,
      durationSeconds: 12,
    });
    const { transcript } = await hear({ sound });
    const later = spoken.words.map((word) => ({ ...word, start: word.start + 2, end: word.end + 2 }));
    const { errorRate, offsets } = compareWords(later, transcript.words);
    expect(errorRate).toBeLessThanOrEqual(0.3);
    expect(Math.max(...offsets)).toBeLessThanOrEqual(0.3);
  });
});
