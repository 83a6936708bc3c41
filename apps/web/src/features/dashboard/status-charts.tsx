import type { DashboardStats } from '@nimble/contracts/dashboard';
import { labeled } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { dashboardMessages } from './messages.ts';

/** Jobs and submissions by status, the largest first. */
export function StatusCharts({ stats, jobs }: Pick<DashboardStats, 'stats' | 'jobs'>) {
  const { jobStatus, submissionStatus } = dashboardMessages;
  const { active, draft, paused, closed } = jobs;
  const { pending, approved, rejected, inReview, reviewed, processing } = stats;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Distribution
        title={jobStatus.title}
        names={jobStatus.names}
        amounts={{ active, draft, paused, closed }}
        help={jobHelp}
      />
      <Distribution
        title={submissionStatus.title}
        names={{ ...submissionStatus.names, ...submissionStatus.others }}
        amounts={{
          pending,
          approved,
          rejected,
          inReview,
          ...(reviewed > 0 && { reviewed }),
          ...(processing > 0 && { processing }),
        }}
        help={submissionHelp}
      />
    </div>
  );
}

const jobHelp = {
  active: figureHelp.activeJobs,
  draft: figureHelp.draftJobs,
  paused: figureHelp.pausedJobs,
  closed: figureHelp.closedJobs,
};
const submissionHelp = {
  pending: figureHelp.pending,
  approved: figureHelp.approved,
  rejected: figureHelp.rejected,
  inReview: figureHelp.inReview,
  reviewed: figureHelp.reviewed,
  processing: figureHelp.processing,
};

type DistributionProps<Status extends string> = {
  title: string;
  names: Record<Status, string>;
  amounts: Partial<Record<Status, number>>;
  help: Record<Status, string>;
};

function Distribution<Status extends string>({ title, names, amounts, help }: DistributionProps<Status>) {
  const entries = Object.entries<number>(amounts as Record<Status, number>) as [Status, number][];
  const total = Math.max(
    1,
    entries.reduce((sum, [, amount]) => sum + amount, 0),
  );
  const bars = entries
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, value]) => ({
      label: names[status],
      value,
      width: (100 * value) / total,
      help: help[status],
    }));
  return (
    <Card title={title}>
      <BarList label={title} bars={bars} />
    </Card>
  );
}

export function PerformanceRings({ completionRate, averageScore }: DashboardStats['stats']) {
  const messages = dashboardMessages.metrics;
  const { percent, score, none } = dashboardMessages.figures;
  const hasScore = averageScore > 0;
  return (
    <Card title={messages.title}>
      {/* Below each other where the card is narrow, as high as the actions beside it. */}
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-3">
        <Ring
          title={messages.completionRate}
          text={messages.completionText}
          value={completionRate === null ? none : percent({ value: completionRate })}
          part={(completionRate ?? 0) / 100}
        />
        <Ring
          title={messages.averageScore}
          text={hasScore ? messages.scoreText : messages.noScoreText}
          value={hasScore ? score({ value: averageScore }) : none}
          part={averageScore / 100}
        />
      </div>
    </Card>
  );
}

function Ring({ title, text, value, part }: { title: string; text: string; value: string; part: number }) {
  return (
    <div className="flex items-center gap-4">
      <ProgressRing label={labeled(title, value)} part={part} className="size-20 shrink-0">
        <span className="text-sm">{value}</span>
      </ProgressRing>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      </div>
    </div>
  );
}
