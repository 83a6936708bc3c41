import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/formats.ts';
import { figureHelp } from '../../../shared/figures/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { submissionStatsQuery } from '../../submissions/index.ts';
import { jobPageMessages } from '../messages.ts';

const messages = jobPageMessages.stats;

/** Total, completed (reviewed) and pending; those in review are shown beside the pending ones, not among them. */
export function JobStats({ jobId }: { jobId: number }) {
  const { data, isError } = useQuery(submissionStatsQuery({ jobId }));
  const failure = isError && data === undefined ? messages.unknown : undefined;
  const inReview = data?.inReview ?? 0;
  const cards = [
    [messages.total, data?.total, figureHelp.submissions, null],
    [messages.completed, data?.reviewed, figureHelp.reviewed, messages.marked],
    [
      messages.pending,
      data?.pendingReview,
      figureHelp.pending,
      inReview > 0 ? messages.inReview({ count: inReview }) : null,
    ],
  ] as const;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 min-[28rem]:grid-cols-3 sm:gap-5">
      {cards.map(([label, value, help, note], index) => (
        <StatCard
          key={label}
          label={label}
          value={value === undefined ? undefined : formatNumber(value)}
          failure={failure}
          help={help}
          note={note}
          // On a phone it has a row of its own, which its parts share: the number and its remark at the end.
          className={classNames(
            index === 2 &&
              'max-[28rem]:col-span-2 max-[28rem]:flex-row max-[28rem]:flex-wrap max-[28rem]:items-baseline max-[28rem]:gap-x-3 max-[28rem]:*:nth-2:ms-auto max-[28rem]:*:last:empty:hidden',
          )}
        />
      ))}
    </div>
  );
}
