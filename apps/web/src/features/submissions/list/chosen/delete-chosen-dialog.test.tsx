// @vitest-environment happy-dom
import { listSubmissions } from '@nimble/contracts/submissions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../../lib/preferences.ts';
import { contractServer } from '../../../../testing/contract-server.ts';
import { signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../../testing/submissions.ts';
import { BrowseCandidates } from '../browse-candidates.tsx';

// Emails have tests of their own.
changePreferences({ asksForMail: false });
const server = contractServer();
withoutStagesAndTags(server);

async function askAbout(names: readonly string[]) {
  const data = names.map((candidateName, index) =>
    someSubmission({ id: index + 1, candidateName, candidateEmail: `${index + 1}@example.com` }),
  );
  server.answer(listSubmissions, {
    data,
    meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
  });
  const person = show(<BrowseCandidates searchMode={null} />, {
    path: '/candidates',
    user: signedInUser(),
  });
  const table = within(await screen.findByRole('table'));
  await person.click(table.getByRole('checkbox', { name: /^Select all/ }));
  await person.click(screen.getByRole('button', { name: `Delete ${names.length} candidates` }));
  return within(await screen.findByRole('alertdialog'));
}

test('the first are named, and the others counted as the last of the list', async () => {
  const dialog = await askAbout(['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus']);
  expect(dialog.getByText('Ana, Ben, Cleo, Dan, Eva, and 2 more')).toBeDefined();
});

test('the email tells equal names apart', async () => {
  const dialog = await askAbout(['Ana Weber', 'Ben', 'Ana Weber']);
  expect(dialog.getByText('Ana Weber (1@example.com), Ben, Ana Weber (3@example.com)')).toBeDefined();
});
