import { currentInterviewMedia } from '@nimble/contracts/question-media';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api-client.ts';
import { JobMedia } from './job-media.tsx';

export type ClosingMediaProps = {
  /** The candidate's. */
  token: string;
};

/** What the job shows after submitting. */
export default function ClosingMedia({ token }: ClosingMediaProps): ReactNode {
  return (
    <JobMedia
      at="closing"
      about="closing"
      ask={async (signal) => (await call(currentInterviewMedia, { token, signal })).data.closing}
    />
  );
}
