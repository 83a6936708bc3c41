import { expect, test } from 'vitest';
import { captionFile } from './captions.ts';

type Said = [word: string, start: number, end: number];
const answer = (startsAt: number, ...said: Said[]) => ({
  startsAt,
  words: said.map(([word, start, end]) => ({ word, start, end, confidence: 1 })),
});
/** Each caption as its beginning, its end and its text. */
const captionsOf = (...answers: ReturnType<typeof answer>[]) =>
  captionFile(answers)
    .split('\n\n')
    .slice(1)
    .map((caption) => caption.trim().replaceAll('00:00:', '').replace('\n', ' ').replace(' --> ', ' '));

test('captions follow the answers of the joined video, and none has words of two', () => {
  const [later, earlier] = [answer(10, ['second', 0.2, 2]), answer(0, ['first', 8, 9.9])];
  expect(captionsOf(later, earlier)).toEqual(['08.000 09.900 first', '10.200 12.000 second']);
});

test('a pause begins a new caption, and a shorter one does not', () => {
  expect(captionsOf(answer(0, ['We', 0, 1], ['bake', 1.7, 3], ['bread.', 3.9, 6]))).toEqual([
    '00.000 03.000 We bake',
    '03.900 06.000 bread.',
  ]);
});

test('a caption ends before it is too long for two lines, or stays for too long', () => {
  const word = 'x'.repeat(24);
  const four = [0, 1, 2, 3].map((at): Said => [word, at, at + 1]);
  expect(captionsOf(answer(0, ...four))).toEqual([
    `00.000 03.000 ${word} ${word} ${word}`,
    `03.000 04.200 ${word}`,
  ]);
  const slow = [0, 2, 4, 6].map((at): Said => ['slow', at, at + 2]);
  expect(captionsOf(answer(0, ...slow))).toEqual(['00.000 06.000 slow slow slow', '06.000 08.000 slow']);
});

test('a short caption stays until it can be read, unless the next one comes', () => {
  expect(captionsOf(answer(0, ['Yes.', 1, 1.2], ['No.', 2.1, 2.3]))).toEqual([
    '01.000 02.100 Yes.',
    '02.100 03.300 No.',
  ]);
});

test('words with signs of markup are shown as they were said', () => {
  expect(captionsOf(answer(0, ['<b>R&D', 0, 2]))).toEqual(['00.000 02.000 &lt;b&gt;R&amp;D']);
});

test('scripts without spaces have none in a caption, also not before their signs', () => {
  expect(captionsOf(answer(0, ['我', 0, 0.5], ['喜欢。', 0.5, 1], ['OK', 1, 1.2], ['yes', 1.2, 2]))).toEqual([
    '00.000 02.000 我喜欢。OK yes',
  ]);
});
