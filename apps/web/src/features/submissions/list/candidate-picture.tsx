import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { initialsOf } from '../../../ui/figures/initials.ts';

type Props = { candidate: Pick<SubmissionSummary, 'candidateName' | 'posterUrl'>; className: string };

/**
 * A picture of the interview, or first letters where there is none yet; the name stands beside it, so readers skip it.
 * `className` gives the width.
 */
export function CandidatePicture({ candidate: { candidateName, posterUrl }, className }: Props) {
  /** One that has run out, or is gone, must not leave a hole. */
  const [missing, setMissing] = useState<string>();
  const frame = classNames('aspect-video shrink-0 overflow-hidden rounded-control', className);
  if (posterUrl !== null && posterUrl !== missing) {
    return (
      <img
        src={posterUrl}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setMissing(posterUrl)}
        className={classNames(frame, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        frame,
        'grid select-none place-items-center bg-sunken font-semibold text-ink-faint text-xs tracking-wide',
      )}
    >
      {initialsOf(candidateName)}
    </span>
  );
}
