import { currentInterviewMedia } from '@nimble/contracts/question-media';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MediaView } from './media-view.tsx';
import { mediaTexts as texts } from './messages.ts';
import { useShown } from './use-shown.ts';

export type InterviewMediaProps = {
  /** The candidate's. */
  token: string;
  questionId: number;
  isRecording: boolean;
  /** Thinking time follows, and has not started. */
  isAwaited: boolean;
  /** It was played to its end or skipped, or there is nothing to play: thinking time may start. */
  onOver: () => void;
};

/** What the question shows, loaded beside its text. */
export default function InterviewMedia(props: InterviewMediaProps) {
  const { token, questionId, isRecording, isAwaited, onOver } = props;
  const { called, load, loadAgain } = useShown(`question-media-${questionId}`, (signal) =>
    call(currentInterviewMedia, { token, signal }),
  );
  const media =
    called.state === 'loaded'
      ? called.data.data.questions.find((shown) => shown.questionId === questionId)?.media
      : undefined;
  const hasNothingToPlay = called.state === 'loaded' && media?.kind !== 'video' && media?.kind !== 'audio';
  useWhen(hasNothingToPlay && isAwaited, onOver);

  if (called.state === 'failed') {
    return <Failed isRetrying={called.isRetrying} isAwaited={isAwaited} onRetry={load} onSkip={onOver} />;
  }
  if (called.state === 'loading') {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (media === undefined) return null;
  return (
    <section className="flex flex-col gap-2">
      <MediaView media={media} isStill={isRecording} onEnded={onOver} onFailed={loadAgain} />
      {isAwaited && !isRecording && !hasNothingToPlay && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={onOver}>{texts.skip}</Button>
          <p className="text-ink-soft text-sm">{texts.thinkingWaits}</p>
        </div>
      )}
      {isRecording && !hasNothingToPlay && <p className="text-ink-soft text-sm">{texts.whileRecording}</p>}
    </section>
  );
}

function useWhen(isSo: boolean, then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (isSo) latest.current();
  }, [isSo]);
}

type FailedProps = { isRetrying: boolean; isAwaited: boolean; onRetry: () => void; onSkip: () => void };

function Failed({ isRetrying, isAwaited, onRetry, onSkip }: FailedProps) {
  return (
    <div role="alert" className="rounded-card border border-warning-line bg-warning-soft p-3">
      <p>{texts.failed}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button loading={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
        {isAwaited && (
          <Button variant="ghost" onClick={onSkip}>
            {texts.skip}
          </Button>
        )}
      </div>
    </div>
  );
}
