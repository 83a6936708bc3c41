// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const { promise: loading } = Promise.withResolvers<string>();

function Editor() {
  const guard = useLeaveGuard(true);
  return (
    <>
      <Link to="/jobs">Jobs</Link>
      <ConfirmDialog
        open={guard.isAsking}
        title="Unsaved"
        description=""
        confirmLabel="Discard"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}

function Jobs() {
  return <p>{use(loading)}</p>;
}

function Pages() {
  return useLocation().pathname === '/jobs' ? <Jobs /> : <Editor />;
}

test('an answered question is gone while the next page is still loading', async () => {
  const pages = (
    <Suspense>
      <Pages />
    </Suspense>
  );
  const person = show(pages, { path: '*', at: '/editor' });
  await person.click(screen.getByRole('link', { name: 'Jobs' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Unsaved')).toBeNull());
  expect(screen.getByRole('link', { name: 'Jobs' })).toBeDefined();
});
