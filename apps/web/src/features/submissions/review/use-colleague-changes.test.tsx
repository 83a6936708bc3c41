// @vitest-environment happy-dom
import { getSubmission, type Submission, updateSubmission } from '@nimble/contracts/submissions';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { submissionQuery, useUpdateSubmission } from '../submissions.queries.ts';
import { useColleagueChanges } from './use-colleague-changes.ts';

const server = contractServer();
const notice = 'Someone else has just changed this candidate';
const reviewed = someSubmission({ status: 'in_review', notes: null });
const noted = { ...reviewed, notes: 'Calm hands.' };

function Page() {
  const { data } = useQuery(submissionQuery(7));
  return data && <Late submission={data} />;
}

/** Renders a change only at a click, as late as a busy browser does. */
function Late({ submission }: { submission: Submission }) {
  const client = useQueryClient();
  const [drawn, setDrawn] = useState(submission);
  const isSaving = useIsMutating() > 0;
  const { mutate, isSuccess } = useUpdateSubmission(7);
  useColleagueChanges(drawn);
  return (
    <>
      <p>{`${drawn.notes} ${isSuccess && !isSaving ? 'saved' : ''}`}</p>
      <button type="button" onClick={() => mutate({ notes: 'Calm hands.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => client.setQueryData(submissionQuery(7).queryKey, { ...noted, rating: 80 })}
      >
        Colleague
      </button>
      <button type="button" onClick={() => setDrawn(submission)}>
        Draw
      </button>
    </>
  );
}

test('one’s own change causes no message, however late it renders; a colleague’s does', async () => {
  server.answer(getSubmission, { data: reviewed });
  server.answer(updateSubmission, { data: noted });
  const person = show(<Page />);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('null saved')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByText('Calm hands. saved')).toBeDefined();
  expect(screen.queryByText(notice)).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Colleague' }));
  await person.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByText(notice)).toBeDefined();
});
