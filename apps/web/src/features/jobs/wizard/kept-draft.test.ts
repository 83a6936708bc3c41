// @vitest-environment happy-dom
import { jobDetails } from '@nimble/contracts/jobs';
import { expect, test } from 'vitest';
import { emptyDraft } from '../form/job-draft.ts';
import { type KeptJob, keepJob, readKeptJob } from './kept-draft.ts';

// Each upgrade may add a field, and browsers keep drafts from before.
test.each(Object.keys(jobDetails.shape))('an unfinished job without the field %s is continued', (field) => {
  const { [field as 'salary']: value, ...older } = emptyDraft();
  keepJob({ step: 'details', draft: older as KeptJob['draft'] });
  expect(readKeptJob()?.draft).toMatchObject({ ...older, [field]: value });
});
