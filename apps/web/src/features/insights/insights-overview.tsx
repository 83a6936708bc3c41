import type { AllowedInsights, SubmissionInsights } from '@nimble/contracts/insights';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import { formatList } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { WhyNoWords } from '../transcripts/index.ts';
import { Delivery, PictureFacts } from './delivery.tsx';
import { insightsQuery, useStartInsights } from './insights.queries.ts';
import { Measures } from './measures.tsx';
import { insightsMessages as messages } from './messages.ts';
import { Performance } from './performance.tsx';
import { Statements } from './statements.tsx';

type Props = {
  submissionId: number;
  allowed: AllowedInsights;
  /** Plays the joined video from a second on; null without a video. */
  onPlay: ((second: number) => void) | null;
};

/** The measures of the answers, each number with its evidence; never a verdict. */
export function InsightsOverview({ submissionId, allowed, onPlay }: Props) {
  const insights = useQuery(insightsQuery(submissionId));
  if (insights.isPending)
    return (
      <Loading label={messages.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (insights.data === undefined)
    return (
      <ErrorState
        title={messages.loadFailed}
        text={messageOf(insights.error, messages.loadFailed)}
        onRetry={() => void insights.refetch()}
        retrying={insights.isFetching}
      />
    );
  if (insights.data.insights === null)
    return (
      <section>
        <h3 className="font-semibold">{messages.title}</h3>
        <p className="mt-1 mb-3 text-ink-soft">{messages.none}</p>
        {insights.data.mayStart ? (
          <Start submissionId={submissionId} label={messages.start} />
        ) : (
          <p className="text-ink-faint text-sm">
            {allowed.performance || allowed.behavioral ? messages.notYet : messages.notAgreed}
          </p>
        )}
      </section>
    );
  const lacksScores = allowed.scores && insights.data.insights.level === 'facts';
  return (
    <Found submissionId={submissionId} insights={insights.data.insights} onPlay={onPlay}>
      {lacksScores && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft text-sm">{messages.withoutScores}</p>
          {insights.data.mayStart && <Start submissionId={submissionId} label={messages.startScores} />}
        </div>
      )}
    </Found>
  );
}

function Found({
  submissionId,
  insights,
  onPlay,
  children,
}: Omit<Props, 'allowed'> & { insights: SubmissionInsights; children: ReactNode }) {
  const { measures, leftOut, model } = insights;
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h3 className="font-semibold">{messages.title}</h3>
        <p className="mt-1 text-ink-soft text-sm">
          {messages.noVerdict}{' '}
          <Link to="/help/insights" className="text-brand-ink underline underline-offset-2">
            {messages.method}
          </Link>
        </p>
      </div>
      {children}
      {isEmpty(insights) ? (
        <p>{messages.nothingMeasured}</p>
      ) : (
        <Measured insights={insights} onPlay={onPlay} />
      )}
      {measures.some(({ state }) => state === 'noWords') && <WhyNoWords submissionId={submissionId} />}
      {(leftOut.length > 0 || model !== null) && (
        <p className="text-ink-soft text-sm">
          {leftOut.length > 0 && messages.leftOut({ count: leftOut.length, numbers: formatList(leftOut) })}{' '}
          {model !== null && messages.asked({ model })}
        </p>
      )}
    </section>
  );
}

type MeasuredProps = Pick<Props, 'onPlay'> & { insights: SubmissionInsights };

function Measured({ insights, onPlay }: MeasuredProps) {
  const { level, behavioral, strengths, weaknesses, measures } = insights;
  if (level === 'facts')
    return (
      <>
        <Measures measures={measures} onPlay={onPlay} />
        {behavioral !== null && <PictureFacts picture={behavioral.picture} onPlay={onPlay} />}
      </>
    );
  return (
    <>
      <Performance insights={insights} />
      {behavioral !== null && <Delivery behavioral={behavioral} onPlay={onPlay} />}
      <Statements title={messages.strengths} none={messages.noStrengths} all={strengths} onPlay={onPlay} />
      <Statements title={messages.weaknesses} none={messages.noWeaknesses} all={weaknesses} onPlay={onPlay} />
      <Measures measures={measures} onPlay={onPlay} />
    </>
  );
}

function isEmpty({ performance, behavioral, measures, strengths, weaknesses }: SubmissionInsights): boolean {
  const { picture, ...delivery } = behavioral ?? { picture: null };
  const hasNumber = [...Object.values(performance), ...Object.values(delivery)].some((part) => part !== null);
  const isLookedAt = picture !== null && ['waiting', 'measured'].includes(picture.state);
  const isMeasured = measures.some(({ state }) => state === 'measured');
  return !hasNumber && !isMeasured && !isLookedAt && strengths.length + weaknesses.length === 0;
}

function Start({ submissionId, label }: { submissionId: number; label: string }) {
  const start = useStartInsights(submissionId);
  if (!usePermission('submission', 'update')) return null;
  return (
    <Button
      icon={<RotateCw />}
      loading={start.isPending}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => toast.info(messages.started),
          onError: (error) => toast.error(messageOf(error, messages.startFailed)),
        })
      }
    >
      {label}
    </Button>
  );
}
