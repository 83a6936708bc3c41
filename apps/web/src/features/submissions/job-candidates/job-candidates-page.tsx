import { useQuery } from '@tanstack/react-query';
import { Columns3, PanelLeftOpen } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { figureHelp } from '../../../shared/figures/messages.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { HelpTip } from '../../../ui/dialogs/help-tip.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { candidatesMessages } from '../messages.ts';
import { jobCandidateStatsQuery } from '../submission-lists.queries.ts';
import { Interviews } from './interviews.tsx';
import { InterviewsDrawer } from './interviews-drawer.tsx';
import { jobCandidatesMessages as messages } from './messages.ts';
import { type Leave, SelectedCandidate } from './selected-candidate.tsx';
import { useJobCandidates } from './use-job-candidates.ts';

/** The interviews of one job beside the current one, at /jobs/:jobId/candidates. */
export function JobCandidatesPage() {
  const jobId = Number(useParams()['jobId']);
  if (!Number.isSafeInteger(jobId) || jobId <= 0) return <JobNotFound />;
  return <JobCandidates key={jobId} jobId={jobId} />;
}

function JobCandidates({ jobId }: { jobId: number }) {
  const list = useJobCandidates(jobId);
  const [isListOpen, setIsListOpen] = useState(false);
  const leave = useRef<Leave | null>(null);
  const onShown = useCallback((given: Leave | null) => {
    leave.current = given;
  }, []);
  const navigate = useNavigate();
  const choose = (to: string) => (leave.current === null ? void navigate(to) : leave.current(to));
  const jobTitle = list.candidates[0]?.job?.title;
  const { error } = list.query;
  if (error instanceof ApiError && error.status === 404) return <JobNotFound />;
  return (
    <>
      {jobTitle !== undefined && <PageName title={messages.title({ jobTitle })} />}
      <TopBar jobId={jobId} onOpenList={() => setIsListOpen(true)} />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label={messages.interviews}
          className="overflow-hidden rounded-card border border-line bg-surface max-lg:hidden"
        >
          <Interviews jobId={jobId} list={list} onChoose={choose} />
        </section>
        <SelectedCandidate jobId={jobId} list={list} onShown={onShown} />
      </div>
      <InterviewsDrawer
        open={isListOpen}
        onClose={() => setIsListOpen(false)}
        jobId={jobId}
        list={list}
        onChoose={choose}
      />
    </>
  );
}

function TopBar({ jobId, onOpenList }: { jobId: number; onOpenList: () => void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <BackLink to={`/jobs/${jobId}`}>{messages.back}</BackLink>
      <JobStats jobId={jobId} />
      <div className="ms-auto flex gap-2">
        <ButtonLink to={`/jobs/${jobId}/compare`} size="small" icon={<Columns3 />}>
          <span className="max-sm:sr-only">{messages.compare}</span>
        </ButtonLink>
        <Button
          size="small"
          icon={<PanelLeftOpen />}
          aria-haspopup="dialog"
          onClick={onOpenList}
          className="lg:hidden"
        >
          {messages.openList}
        </Button>
      </div>
    </div>
  );
}

/** Known once the job's candidates are loaded. */
function PageName({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** In a text line of their own, to leave the room for the video. */
function JobStats({ jobId }: { jobId: number }) {
  const { data, isError } = useQuery(jobCandidateStatsQuery(jobId));
  if (isError && data === undefined)
    return (
      <p role="alert" className="text-danger-ink text-sm max-sm:order-last max-sm:w-full">
        {candidatesMessages.stats.failed}
      </p>
    );
  const counts = [
    [messages.stats.candidates, data?.totalCandidates, figureHelp.submissions],
    [messages.stats.needReview, data?.needReview, figureHelp.needReview],
    [messages.stats.shortlisted, data?.shortlisted, figureHelp.approved],
  ] as const;
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-sm:order-last max-sm:w-full">
      {counts.map(([label, value, help]) => (
        <div key={label} className="flex items-center gap-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="flex items-center font-semibold tabular-nums">
            {value === undefined ? '–' : formatNumber(value)}
            <HelpTip about={label} text={help} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function JobNotFound() {
  return <ErrorState title={messages.jobNotFound} text={messages.jobNotFoundText} />;
}
