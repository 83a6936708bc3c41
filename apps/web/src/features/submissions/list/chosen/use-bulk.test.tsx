// @vitest-environment happy-dom
import { listBulkFailures, startBulkAction } from '@nimble/contracts/bulk-actions';
import { listSubmissions } from '@nimble/contracts/submissions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../../lib/preferences.ts';
import { someBulkAction } from '../../../../testing/bulk-actions.ts';
import { contractServer } from '../../../../testing/contract-server.ts';
import { signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../../testing/submissions.ts';
import { BrowseCandidates } from '../browse-candidates.tsx';

changePreferences({ asksForMail: false });
const server = contractServer();
withoutStagesAndTags(server);

const processing = { code: 'submission.processing', message: 'Candidate is being processed' };
const locked = { code: 'submission.locked', message: 'Candidate is locked' };
const notSeen = { code: 'submission.not_found', message: 'Submission not found' };

/** Rejects all on the page, which these refuse. */
async function reject(failures: { name: string | null; why: typeof processing }[]): Promise<void> {
  const data = failures.map(({ name }, index) =>
    someSubmission({ id: index + 1, candidateName: name ?? 'Gone' }),
  );
  server.answer(listSubmissions, {
    data,
    meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
  });
  server.answer(
    startBulkAction,
    someBulkAction({ status: 'rejected', total: data.length, done: 0, failed: data.length }),
  );
  const reasons = [...new Set(failures.map(({ why }) => why))];
  server.answer(listBulkFailures, {
    data: {
      reasons: reasons.map((why) => ({ ...why, count: failures.filter((one) => one.why === why).length })),
      failures: failures.map(({ name, why }, index) => ({
        submissionId: index + 1,
        candidateName: name,
        ...why,
      })),
    },
  });
  const person = show(<BrowseCandidates searchMode={null} />, { path: '/candidates', user: signedInUser() });
  const table = await screen.findByRole('table');
  await person.click(within(table).getByRole('checkbox', { name: /^Select all/ }));
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
}

test('up to three of those that were not changed are named, and the others counted', async () => {
  await reject(['Ana', 'Ben', 'Cleo', 'Dan', null].map((name) => ({ name, why: processing })));
  expect(await screen.findByText('5 candidates not changed: Candidate is being processed')).toBeDefined();
  expect(screen.getByText('Ana, Ben, Cleo, and 2 more')).toBeDefined();
});

test('each reason names its own, and none where no name is known', async () => {
  await reject([
    { name: 'Ana', why: processing },
    { name: 'Ben', why: locked },
    { name: 'Cleo', why: locked },
    { name: null, why: notSeen },
  ]);
  expect(await screen.findByText('2 candidates not changed: Candidate is locked')).toBeDefined();
  expect(screen.getByText('Ben, Cleo')).toBeDefined();
  const unnamed = await screen.findByText(/^1 candidate not changed: Deleted/);
  expect(unnamed.parentElement?.textContent).toBe(unnamed.textContent);
});
