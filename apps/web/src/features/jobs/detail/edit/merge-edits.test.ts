import { videoOnly } from '@nimble/contracts/answers';
import { expect, test } from 'vitest';
import { someJob } from '../../../../testing/jobs.ts';
import { editOfJob } from '../../form/job-draft.ts';
import { mergeEdits, withFieldsOf } from './merge-edits.ts';

const base = editOfJob(someJob());
const question = (text: string, id = 1) => ({
  id,
  question: text,
  time_limit: 120,
  required: true,
  formats: [...videoOnly],
});

test('a field changed by one person is theirs or mine; one changed by both is a conflict', () => {
  const mine = { ...base, title: 'Mine', salary: '1' };
  const theirs = { ...base, title: 'Theirs', location: 'Porto', salary: '1' };
  const merged = mergeEdits(base, mine, theirs);
  expect(merged.conflicts).toEqual(['title']);
  expect(merged.theirs).toEqual(['location']);
  expect(merged.values).toMatchObject({ title: 'Mine', location: 'Porto', salary: '1' });
  expect(withFieldsOf(merged.values, theirs, ['title']).title).toBe('Theirs');
});

test('questions with the same text are equal, and an emptied field is none', () => {
  const asked = { ...base, questions: [question('Why?')] };
  const mine = { ...asked, department: '' };
  const theirs = { ...asked, questions: [question('Why?', 9)], department: null };
  expect(mergeEdits(asked, mine, theirs)).toMatchObject({ conflicts: [], theirs: [] });
});
