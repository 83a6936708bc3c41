import { getWelcomeMedia } from '@nimble/contracts/interviews';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api-client.ts';
import { JobMedia } from '../show/job-media.tsx';

/** What the job of a link shows before the start. */
export default function WelcomeMedia({ jobToken }: { jobToken: string }): ReactNode {
  return (
    <JobMedia
      at="welcome"
      about={jobToken}
      ask={async (signal) => (await call(getWelcomeMedia, { params: { jobToken }, signal })).data}
    />
  );
}
