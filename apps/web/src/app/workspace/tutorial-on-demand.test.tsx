// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openTutorial } from '../../shared/onboarding/tutorial.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { TutorialOnDemand } from './tutorial-on-demand.tsx';

/** As without a connection, or with a server that has a newer version. */
vi.mock('../../features/onboarding/index.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a tutorial whose code cannot be loaded leaves the page as it is', async () => {
  show(
    <>
      <input aria-label="Note" />
      <TutorialOnDemand />
    </>,
    { path: '/candidates', user: signedInUser() },
  );
  act(openTutorial);
  expect(await screen.findByText(/^We couldn’t load the tutorial/)).toBeDefined();
  expect(screen.getByLabelText('Note')).toBeDefined();
});
