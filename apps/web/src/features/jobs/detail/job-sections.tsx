import type { Job } from '@nimble/contracts/jobs';
import { usePermission } from '../../../lib/current-user.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { CriteriaCard } from '../../scorecards/index.ts';
import { jobsMessages, jobPageMessages as messages } from '../messages.ts';
import { QuestionList } from '../question-list.tsx';
import { ShareCard } from '../share/share-card.tsx';
import { TeamCard } from '../team/team-card.tsx';
import { JobStats } from './job-stats.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { ReviewTogether } from './review-together.tsx';

type Props = {
  job: Job;
  /** Those that it did not get when it was saved. */
  omittedCriteria: readonly string[];
};

/** Below the header: numbers first, then what is done with candidates, then what they are asked. */
export function JobSections({ job, omittedCriteria }: Props) {
  const maySeeSubmissions = usePermission('submission', 'view');
  const questions = job.questions ?? [];
  return (
    <>
      {maySeeSubmissions && <JobStats jobId={job.id} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5 empty:hidden">
          {job.status === 'active' && <ShareCard job={job} />}
          {maySeeSubmissions && <RecentSubmissions job={job} />}
          {maySeeSubmissions && <ReviewTogether jobId={job.id} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card
            title={messages.questions}
            actions={
              <span className="text-ink-soft text-sm tabular-nums">
                {jobsMessages.questions({ count: questions.length })}
              </span>
            }
          >
            <QuestionList questions={questions} pools={job.pools} />
          </Card>
          <CriteriaCard jobId={job.id} omitted={omittedCriteria} />
          <TeamCard jobId={job.id} />
        </div>
      </div>
    </>
  );
}
