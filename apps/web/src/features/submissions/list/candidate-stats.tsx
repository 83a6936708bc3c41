import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/formats.ts';
import { figureHelp } from '../../../shared/figures/messages.ts';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { candidatesMessages } from '../messages.ts';
import { submissionStatsQuery } from '../submission-lists.queries.ts';
import { candidateListMessages } from './messages.ts';

const messages = candidatesMessages.stats;

/** The numbers above the list. */
export function CandidateStats({ jobId }: { jobId: number | undefined }) {
  const { data, isError } = useQuery(submissionStatsQuery({ jobId }));
  const failure = isError && data === undefined ? messages.unknown : undefined;
  const cards = [
    [messages.total, data?.total, figureHelp.submissions],
    [messages.pending, data?.pendingReview, figureHelp.pending],
    [messages.inReview, data?.inReview, figureHelp.inReview],
    [messages.approved, data?.approved, figureHelp.approved],
  ] as const;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5 lg:gap-4">
      {failure !== undefined && (
        <p role="alert" className="col-span-full text-danger-ink text-sm">
          {messages.failed}
        </p>
      )}
      {cards.map(([label, value, help]) => (
        <StatCard
          key={label}
          label={label}
          value={value === undefined ? undefined : formatNumber(value)}
          failure={failure}
          help={help}
        />
      ))}
      <div className="grid max-md:col-span-2">
        <StatCard
          label={candidateListMessages.averageScore}
          value={data && shownAverage(data.averageScore)}
          failure={failure}
          help={figureHelp.averageScore}
          // It has a row of its own, which its parts share.
          className="max-md:flex-row max-md:flex-wrap max-md:items-baseline max-md:gap-x-3"
        />
      </div>
    </div>
  );
}

function shownAverage(average: number | null): string {
  return average === null ? candidateListMessages.noScores : candidateListMessages.score({ score: average });
}
