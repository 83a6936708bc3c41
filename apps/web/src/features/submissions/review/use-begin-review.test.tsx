// @vitest-environment happy-dom
import { getSubmission, updateSubmission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { useBeginReview } from './use-begin-review.ts';

const server = contractServer();
const waiting = someSubmission({ id: 7, stage: { id: 2, name: 'Waiting for references' } });
const fresh = someSubmission({ id: 8 });

function Page({ id }: { id: number }) {
  const { data } = useQuery(submissionQuery(id));
  return data && <Opened submission={data} />;
}

function Opened({ submission }: { submission: typeof fresh }) {
  useBeginReview(submission, true);
  return (
    <p>
      {submission.id} {submission.status} {submission.rating}
    </p>
  );
}

test('opening a pending candidate begins the review, but leaves one in the stage that a person has chosen', async () => {
  server.answer(getSubmission, ({ params }) => ({ data: params['id'] === '7' ? waiting : fresh }));
  const changed: string[] = [];
  server.answer(updateSubmission, ({ params }) => {
    changed.push(`${params['id']}`);
    return { data: { ...fresh, status: 'in_review' as const, rating: 1 } };
  });
  show(
    <>
      <Page id={7} />
      <Page id={8} />
    </>,
  );
  expect(await screen.findByText('8 in_review 1')).toBeDefined();
  expect(screen.getByText('7 pending')).toBeDefined();
  expect(changed).toEqual(['8']);
});

test('a candidate deleted before the review begins has no message, because the page says so', async () => {
  const error = vi.spyOn(toast, 'error');
  server.answer(getSubmission, ({ params }) => ({ data: someSubmission({ id: Number(params['id']) }) }));
  const refused: string[] = [];
  server.answer(updateSubmission, ({ params }) => {
    refused.push(`${params['id']}`);
    return refusal(params['id'] === '8' ? 'submission.not_found' : 'request.forbidden');
  });
  show(<Page id={8} />);
  await waitFor(() => expect(refused).toEqual(['8']));
  show(<Page id={9} />);
  await waitFor(() => expect(error.mock.lastCall?.[0]).toMatch(/permission/));
  expect(error).toHaveBeenCalledTimes(1);
});
