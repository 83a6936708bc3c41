import type { Job } from '@nimble/contracts/jobs';
import { ExternalLink } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Card } from '../../../ui/card.tsx';
import { jobPageMessages as messages, jobsMessages, shareMessages } from '../messages.ts';
import { QuestionList } from '../question-list.tsx';
import { interviewLink } from '../share/interview-link.ts';
import { LinkField } from '../share/use-share-job.tsx';
import { JobStats } from './job-stats.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';

/** Below the header: numbers first, then who answered and what is asked. */
export function JobSections({ job }: { job: Job }) {
  const maySeeSubmissions = usePermission('submission', 'view');
  const questions = job.questions ?? [];
  return (
    <>
      {maySeeSubmissions && <JobStats jobId={job.id} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card
          title={messages.questions}
          actions={
            <span className="text-ink-soft text-sm tabular-nums">
              {jobsMessages.questions(questions.length)}
            </span>
          }
        >
          <QuestionList questions={questions} />
        </Card>
        <div className="flex flex-col gap-5">
          {job.status === 'active' && <ShareCard shareToken={job.shareToken} />}
          {maySeeSubmissions && <RecentSubmissions job={job} />}
        </div>
      </div>
    </>
  );
}

function ShareCard({ shareToken }: { shareToken: string }) {
  const link = interviewLink(window.location.origin, shareToken);
  return (
    <Card
      title={messages.share}
      actions={
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClasses('ghost', 'small')} -mr-2`}
        >
          <ExternalLink aria-hidden />
          {shareMessages.open}
        </a>
      }
    >
      <LinkField link={link} />
      <p className="mt-2 text-ink-soft text-sm">{shareMessages.text}</p>
    </Card>
  );
}
