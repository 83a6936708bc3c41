import { expect, test } from 'vitest';
import { redactName, redactNameIn } from './redact-name.ts';

const said = (text: string, name: string) =>
  redactName(
    text.split(' ').map((word, index) => ({ word, start: index, end: index + 1, confidence: null })),
    name,
  )
    .map(({ word }) => word)
    .join(' ');

test('removes every part of the name, however it is written, and keeps the times', () => {
  expect(said("Hello, I'm José García-Lorca. JOSE! garcia's ideas", 'José García-Lorca')).toBe(
    "Hello, I'm … … … … ideas",
  );
  expect(redactName([{ word: 'Ada', start: 1, end: 2, confidence: 0.5 }], 'Ada Hall')).toEqual([
    { word: '…', start: 1, end: 2, confidence: 0.5 },
  ]);
});

test('keeps words that only begin like the name, and the small words of names', () => {
  expect(said('Adaptable people of the hallway said it de facto', 'Ada de Hall')).toBe(
    'Adaptable people of the hallway said it de facto',
  );
});

test.each([
  ['I am bo li and I like bold ideas', 'Bo Li', 'I am … … and I like bold ideas'],
  ['my name is anne marie', 'Annemarie Ito', 'my name is … …'],
  ['hello Annemarie here', 'Anne Marie Ito', 'hello … here'],
  ['我叫 李 明 ， 我 住 在 上海', '李明', '我叫 … … ， 我 住 在 上海'],
  ['我叫李明。 我住在上海。', '李明', '… 我住在上海。'],
  ['저는 김민준입니다', '김민준', '저는 …'],
  ['我叫李明。 我住在上海。', '李 明', '… 我住在上海。'],
  ['제가 이야기할 것은 이민준입니다', '이 민준', '제가 이야기할 것은 …'],
  ['la casa de la plaza de Cruz', 'Ana de la Cruz', 'la casa de la plaza de …'],
  ['this is J at the table', 'J Low', 'this is J at the table'],
])('%s: without %s', (text, name, shown) => {
  expect(said(text, name)).toBe(shown);
});

test('removes the name from a written text, and keeps its lines and spaces', () => {
  expect(redactNameIn("Hi,  I'm Ada Lovelace.\n\n\tSee example.com/ada-lovelace \n", 'Ada Lovelace')).toBe(
    "Hi,  I'm … …\n\n\tSee … \n",
  );
  expect(redactNameIn('my name is anne\nmarie', 'Annemarie Ito')).toBe('my name is …\n…');
  expect(redactNameIn('', 'Annemarie Ito')).toBe('');
});
