import type { ShownMedia } from '@nimble/contracts/question-media';
import { Download, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { FailedMedia } from './failed-media.tsx';
import { mediaTexts as texts } from './messages.ts';

export type MediaViewProps = {
  media: ShownMedia;
  /** The accessible name of a player; left out, it is that of a question. */
  label?: string;
  /** Stops it, and lets nobody start it. */
  isStill?: boolean;
  onEnded?: () => void;
  /** It cannot be loaded, as its address has expired. */
  onFailed?: () => void;
  /** A PDF is not shown here, for readers whose access may end at any moment. */
  isOnlyDownloaded?: boolean;
};

/** What a question or a job shows besides its text. A browser's own player does not say that it fails. */
export function MediaView(props: MediaViewProps) {
  const { media, onFailed } = props;
  const [failedAddress, setFailedAddress] = useState('');
  if (media.kind === 'pdf') return <Pdf media={media} isOnlyDownloaded={props.isOnlyDownloaded === true} />;
  const isFailed = failedAddress === media.url;
  function fail(): void {
    setFailedAddress(media.url);
    onFailed?.();
  }
  if (media.kind === 'picture' && !isFailed) {
    return (
      <img
        src={media.url}
        alt={media.text}
        onError={fail}
        className="max-h-96 w-full rounded-card border border-line bg-sunken object-contain"
      />
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {isFailed ? (
        <FailedMedia onRetry={() => setFailedAddress('')} />
      ) : (
        <Player {...props} onFailed={fail} />
      )}
      {media.text !== '' && (
        <details className="text-ink-soft">
          <summary className="w-fit cursor-pointer py-1 text-brand-ink">{texts.text}</summary>
          <p dir="auto" className="mt-1 whitespace-pre-line break-words">
            {media.text}
          </p>
        </details>
      )}
    </div>
  );
}

function Player({ media, label, isStill = false, onEnded, onFailed }: MediaViewProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [captions] = useState(() => addressOfCaptions(media.captions));
  useEffect(() => () => void (captions !== undefined && URL.revokeObjectURL(captions)), [captions]);
  useEffect(() => {
    if (isStill) player.current?.pause();
  }, [isStill]);
  const shared = {
    ref: player,
    src: media.url,
    controls: !isStill,
    preload: 'metadata',
    'aria-label': label ?? (media.kind === 'video' ? texts.video : texts.audio),
    onEnded,
    onError: onFailed,
  } as const;
  if (media.kind === 'audio') {
    return (
      <audio {...shared} className="w-full">
        <track kind="captions" src={captions} label={texts.captions} />
      </audio>
    );
  }
  return (
    <video
      {...shared}
      playsInline
      {...(media.posterUrl !== null && { poster: media.posterUrl })}
      className="max-h-96 w-full rounded-card bg-stage"
    >
      <track kind="captions" src={captions} label={texts.captions} default={captions !== undefined} />
    </video>
  );
}

/** The page's policy allows no other address without a call of its own; captions are short. */
function addressOfCaptions(captions: string | null): string | undefined {
  return captions === null ? undefined : URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
}

/** In the browser's own viewer, which is isolated from the page, or downloaded. */
type PdfProps = { media: ShownMedia; isOnlyDownloaded: boolean };

function Pdf({ media: { name, url }, isOnlyDownloaded }: PdfProps) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {!isOnlyDownloaded && (
          <Button
            icon={address === null ? <Eye /> : <EyeOff />}
            aria-expanded={address !== null}
            onClick={() => setAddress(address === null ? `${url}&preview=1` : null)}
            title={name}
          >
            {address === null ? texts.showPdf : texts.hidePdf}
          </Button>
        )}
        <a href={`${url}&download=1`} download className={buttonClasses('ghost', 'medium')}>
          <Download aria-hidden className="size-4" />
          {texts.downloadPdf}
        </a>
      </div>
      {address !== null && (
        <iframe
          src={address}
          title={name}
          referrerPolicy="no-referrer"
          className="h-96 w-full rounded-control border border-line bg-sunken"
        />
      )}
    </div>
  );
}
