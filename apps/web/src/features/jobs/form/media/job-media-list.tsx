import type { JobDetails } from '@nimble/contracts/jobs';
import { classNames } from '../../../../ui/class-names.ts';
import { StoredMedia } from '../../../question-media/index.ts';
import { jobMediaMessages as messages } from './messages.ts';

type Props = { job: Pick<JobDetails, 'welcomeMedia' | 'closingMedia'>; className?: string };

/** What a job shows besides its questions; hidden without any. */
export function JobMediaList({ job, className }: Props) {
  const names = (['welcomeMedia', 'closingMedia'] as const).filter((name) => job[name] !== null);
  if (names.length === 0) return null;
  return (
    <dl className={classNames('grid gap-3', className)}>
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-faint text-sm">{messages[name]}</dt>
          <dd>{job[name] !== null && <StoredMedia id={job[name]} />}</dd>
        </div>
      ))}
    </dl>
  );
}
