import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each(['Bäcker/in', 'Sales Manager (m/w/d)', 'Boulanger/Boulangère'])(
  'a slash between letters, as in many titles, stays as it is: %s',
  (name) => expect(plainName(name)).toBe(name),
);

test.each([
  ['evil.example/now', 'evil. example/now'],
  ['https://evil.example', 'https:// evil. example'],
  ['//evil', '// evil'],
  ['\\\\evil\\share', '\\\\ evil\\ share'],
  ['me@evil.example', 'me@ evil. example'],
])('no mail program makes a link of it: %s', (name, plain) => expect(plainName(name)).toBe(plain));
