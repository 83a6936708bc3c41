import { jobDetails } from '@nimble/contracts/jobs';
import { expect, test } from 'vitest';
import { emptyDraft } from './job-draft.ts';
import { storedDraft } from './stored-draft.ts';

// Each upgrade may add a field, and browsers keep drafts from before.
test.each(Object.keys(jobDetails.shape))('a stored draft without the field %s is continued', (field) => {
  const { [field as 'salary']: value, ...older } = emptyDraft();
  expect(storedDraft.parse(older)).toMatchObject({ ...older, [field]: value });
});
