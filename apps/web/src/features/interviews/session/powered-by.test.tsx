// @vitest-environment happy-dom
import type { PublicJob } from '@nimble/contracts/interviews';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { PoweredBy } from './powered-by.tsx';

test.each([
  [true, 1],
  [false, 0],
])('where the plan is not white-label the page mentions Nimble: %s', (showsNimble, count) => {
  show(<PoweredBy job={{ showsNimble } as PublicJob} />);
  expect(screen.queryAllByText('Powered by Nimble')).toHaveLength(count);
});
