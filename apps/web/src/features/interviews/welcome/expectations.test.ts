import type { CandidateFormats } from '@nimble/contracts/answers';
import { expect, test } from 'vitest';
import { expectationsOf as expectations } from './expectations.ts';
import { welcomeWords } from './welcome-words.ts';

type Settings = Parameters<typeof expectations>[0];
const expectationsOf = (settings: Omit<Settings, 'untimed'>, untimed = false) =>
  expectations({ ...settings, untimed });
const asking = (...formats: CandidateFormats[]) =>
  formats.map((each, id) => ({ id, question: `${id}?`, duration: 60, isRequired: true, formats: each }));
const video = { format: 'video' } as const;
const text = { format: 'text', maximumCharacters: 500, maximumWords: null } as const;
const questions = asking([video]);

test('what to expect follows the employer’s settings', () => {
  const free = expectationsOf({ retakes: null, thinkingTime: 0, questions });
  expect(free).toHaveLength(4);
  expect(free[2]).toContain('record it again before you use it');
  const strict = expectationsOf({ retakes: 0, thinkingTime: 90, questions });
  expect(strict).toHaveLength(5);
  expect(strict[2]).toContain('1:30 to think');
  expect(strict[3]).toContain('cannot be recorded again');
  expect(expectationsOf({ retakes: 1, thinkingTime: 0, questions })[2]).toContain('again once');
});

test('without a question on video nothing speaks of recording, and with both kinds the first line says so', () => {
  for (const retakes of [null, 0, 2]) {
    const lines = expectationsOf({ retakes, thinkingTime: 30, questions: asking([text], [text]) });
    expect(lines.join(' ')).not.toMatch(/camera|record|watch/);
  }
  const mixed = expectationsOf({ retakes: null, thinkingTime: 0, questions: asking([video, text]) });
  expect(mixed[0]).toContain('on camera or in writing');
});

test('without a time limit it says so, and how long a recording can last', () => {
  const onVideo = expectationsOf({ retakes: null, thinkingTime: 30, questions }, true);
  expect(onVideo).toHaveLength(4);
  expect(onVideo[1]).toBe('There is no time limit. A recording can last up to 30:00.');
  const inWriting = expectationsOf({ retakes: null, thinkingTime: 0, questions: asking([text]) }, true);
  expect(inWriting[1]).toBe('There is no time limit.');
});

test('the first line and the badge name the ways that there are, and no others', () => {
  const choice: CandidateFormats[number] = {
    format: 'choice',
    options: [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ],
    minimumChosen: 1,
    maximumChosen: 1,
    mayEnd: false,
  };
  const date = { format: 'date', earliest: null, latest: null } as const;
  const given = asking([choice], [text, date]);
  const lines = expectationsOf({ retakes: 0, thinkingTime: 30, questions: given });
  expect(lines[0]).toBe(
    'You answer the questions by choosing, in writing, or with a date, as each one allows.',
  );
  expect(lines.join(' ')).not.toMatch(/camera|record|watch|writ(e|ten)/);
  expect(welcomeWords({ questions: given }).format).toBe('Choices, text, dates');
  expect(expectationsOf({ retakes: null, thinkingTime: 0, questions: asking([video], [choice]) })[0]).toBe(
    'You answer the questions on camera or by choosing, as each one allows.',
  );
});
