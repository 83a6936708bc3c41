import type { JobStatus } from '@nimble/contracts/jobs';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Badge, type Tone } from './badge.tsx';

export type Status = JobStatus | SubmissionStatus;

/** Draft gray, active green, paused amber, closed red; submissions by their progress. */
const toneOf: Record<Status, Tone> = {
  draft: 'neutral',
  active: 'green',
  paused: 'amber',
  closed: 'red',
  uploading: 'neutral',
  processing: 'blue',
  pending: 'amber',
  in_review: 'blue',
  reviewed: 'neutral',
  shortlisted: 'green',
  rejected: 'red',
};

const unfinished: readonly Status[] = ['uploading', 'processing'];

/** The label of a status with its dot; the dot pulses during processing. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const dot = (
    <span
      aria-hidden
      className={classNames(
        'size-1.5 shrink-0 rounded-full bg-current',
        unfinished.includes(status) && 'animate-breathe',
        status === 'draft' && 'border border-current bg-transparent',
      )}
    />
  );
  return (
    <Badge tone={toneOf[status]} icon={dot}>
      {children}
    </Badge>
  );
}
