import type { GuestCandidate } from '@nimble/contracts/guests';
import { RotateCw } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { guestPageMessages as messages } from '../messages.ts';

type Props = {
  video: NonNullable<GuestCandidate['video']>;
  label: string;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Asks for new addresses. */
  onReload: () => void;
};

/** The joined video. Its address runs out soon: the first failure after playing asks for a new one and goes on there. */
export function GuestVideo({ video, label, videoRef, onReload }: Props) {
  const lastSecond = useRef(0);
  const hasPlayed = useRef(false);
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasFailed = failedAddress === video.url;

  /** Also where the address is still the same: the line may have been gone for a moment. */
  function tryAgain(): void {
    setFailedAddress(null);
    setAttempt(attempt + 1);
    onReload();
  }

  return (
    <div className="relative">
      <video
        key={`${video.url} ${attempt}`}
        ref={videoRef}
        src={video.url}
        poster={video.posterUrl ?? undefined}
        aria-label={label}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = lastSecond.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          lastSecond.current = currentTarget.currentTime;
          if (!currentTarget.paused) hasPlayed.current = true;
        }}
        onError={() => {
          setFailedAddress(video.url);
          if (hasPlayed.current) onReload();
          hasPlayed.current = false;
        }}
        className="aspect-video w-full rounded-control bg-stage"
      />
      {hasFailed && (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 rounded-control bg-stage-soft px-6 text-center text-on-stage"
        >
          <p>{messages.playbackFailed}</p>
          <Button icon={<RotateCw />} onClick={tryAgain}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
