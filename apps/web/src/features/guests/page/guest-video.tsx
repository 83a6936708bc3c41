import type { GuestCandidate } from '@nimble/contracts/guests';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Player } from '../../../shared/player.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { guestTexts as messages } from './messages.ts';

type Props = {
  video: NonNullable<GuestCandidate['video']>;
  label: string;
  /** WebVTT; null while there is none. */
  captions: string | null;
  player: Player;
  /** Requests new addresses. */
  onReload: () => void;
};

/** The joined video. Its address expires soon: the first failure after playing loads a new one and continues. */
export function GuestVideo({ video, label, captions, player, onReload }: Props) {
  const hasPlayed = useRef(false);
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useCaptions(player, captions, `${video.url} ${attempt}`);
  const hasFailed = failedAddress === video.url;

  /** Also if the address is still the same: the connection may have been lost for a moment. */
  function tryAgain(): void {
    setFailedAddress(null);
    setAttempt(attempt + 1);
    onReload();
  }

  return (
    <div className="relative">
      <video
        key={`${video.url} ${attempt}`}
        ref={(element) => (element === null ? undefined : player.attach(element))}
        src={video.url}
        poster={video.posterUrl ?? undefined}
        aria-label={label}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => {
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

/** Adds the captions as a track for the browser's controls; `shown` is its element. */
function useCaptions(player: Player, captions: string | null, shown: string): void {
  const label = messages.captions;
  useEffect(() => {
    const element = player.video();
    if (element === null || captions === null) return;
    const address = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
    const track = Object.assign(document.createElement('track'), { kind: 'captions', src: address, label });
    element.append(track);
    return () => {
      track.remove();
      URL.revokeObjectURL(address);
    };
  }, [player, captions, label, shown]);
}
