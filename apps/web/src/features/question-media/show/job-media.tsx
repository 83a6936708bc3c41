import type { ShownMedia } from '@nimble/contracts/question-media';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedMedia } from './failed-media.tsx';
import { MediaView } from './media-view.tsx';
import { mediaTexts as texts } from './messages.ts';
import { useShown } from './use-shown.ts';

type Props = {
  /** When candidates see it. */
  at: 'welcome' | 'closing';
  /** The job’s link or the page that it belongs to; another one loads it again. */
  about: string;
  /** null for none. */
  ask: (signal: AbortSignal) => Promise<ShownMedia | null>;
};

/** What a job shows to a candidate besides its questions. Nothing waits for it. */
export function JobMedia({ at, about, ask }: Props) {
  const { called, load, loadAgain } = useShown(about, ask);
  if (called.state === 'loading') {
    return (
      <div role="status" aria-label={texts.jobLoading}>
        <Skeleton className="aspect-video max-h-96 w-full" />
      </div>
    );
  }
  if (called.state === 'failed') return <FailedMedia isRetrying={called.isRetrying} onRetry={load} />;
  const media = called.data;
  if (media === null) return null;
  const label = media.kind === 'audio' ? texts.jobAudio[at] : texts.jobVideo[at];
  return <MediaView media={media} label={label} onFailed={loadAgain} />;
}
