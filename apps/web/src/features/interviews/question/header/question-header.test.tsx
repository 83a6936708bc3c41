// @vitest-environment happy-dom
import type { AnswerFormat } from '@nimble/contracts/answers';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { somePublicJob } from '../../../../testing/jobs.ts';
import { show } from '../../../../testing/show.tsx';
import type { QuestionPlace } from '../use-question-place.ts';
import { QuestionHeader } from './question-header.tsx';

const place = {
  index: 0,
  progress: 0,
  isAnswered: () => false,
  isUnjudged: () => false,
  navigation: { index: 0, count: 1, onMove: vi.fn(), disabled: false },
  reasonId: 'reason',
  closedBy: undefined,
} as unknown as QuestionPlace;

function showLimit(names: readonly AnswerFormat[], { untimed = false } = {}): void {
  const formats = names.map((format) => ({ format, maxLength: 500, options: [], maxFiles: 1 }));
  const question = { id: 1, question: 'Why bread?', duration: 90, isRequired: true, formats } as never;
  const job = somePublicJob({ questions: [question], untimed });
  show(<QuestionHeader job={job} timeFactor={1} question={question} place={place} />);
}

test.each<[readonly AnswerFormat[], { untimed?: boolean }, string]>([
  [['video', 'text'], {}, 'Time limit 1:30'],
  [['video', 'file'], {}, 'Time limit 1:30, not for files'],
  [['video', 'file'], { untimed: true }, 'No time limit; a recording can last up to 1:30'],
  [['text'], { untimed: true }, 'No time limit'],
])('%j in a job with %j: %s', (names, job, said) => {
  showLimit(names, job);
  expect(screen.getByText(said)).toBeDefined();
});

test('a question that only files answer names no limit', () => {
  showLimit(['file']);
  expect(screen.queryByText(/limit/)).toBeNull();
});

test.each([
  [true, '50%'],
  [false, 'Required: 50%'],
])('on a phone, the progress names what it counts unless it counts all (%j)', (isRequired, said) => {
  const question = (id: number, required: boolean) =>
    ({
      id,
      question: 'Why bread?',
      duration: 90,
      isRequired: required,
      formats: [{ format: 'video' }],
    }) as never;
  const job = somePublicJob({ questions: [question(1, true), question(2, isRequired)] });
  show(
    <QuestionHeader
      job={job}
      timeFactor={1}
      question={question(1, true)}
      place={{ ...place, progress: 50 }}
    />,
  );
  expect(screen.getByText(said)).toBeDefined();
});
