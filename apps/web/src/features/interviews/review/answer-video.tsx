import type { RecordedFormat } from '@nimble/contracts/answers';
import { useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { SoundPlayer, TakePlayer } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from '../question/answers.ts';

type Props = { number: number; answer: Answer; className: string };

/**
 * An answer to watch, and its length: from this device while it is being uploaded, then from the server. Its place stays
 * the same, or the buttons below would move away from under a finger that presses them.
 */
export function AnswerVideo({ number, answer, className }: Props) {
  if (answer.status === 'sending') {
    const { take } = answer;
    return (
      <figure className={className}>
        <TakePlayer take={take} isPlain className="aspect-video w-full rounded-control bg-stage" />
        <Length seconds={take.duration} />
      </figure>
    );
  }
  if (answer.status === 'checking' && answer.format !== undefined)
    return <Place format={answer.format} className={className} />;
  if (answer.status !== 'ready' || answer.videoUrl === null) return null;
  return (
    <figure className={className}>
      <StoredRecording format={answer.format} url={answer.videoUrl} label={texts.answerVideo({ number })} />
      <Length seconds={answer.duration} />
    </figure>
  );
}

/** Of an answer that is being checked, which a text beside it says. */
function Place({ format, className }: { format: RecordedFormat; className: string }) {
  return (
    <figure aria-hidden className={className}>
      <div
        className={classNames(
          'relative bg-stage text-on-stage',
          format === 'audio' ? 'rounded-card' : 'aspect-video rounded-control',
        )}
      >
        {format === 'audio' && (
          <div className="invisible">
            <SoundPlayer address={undefined} label="" />
          </div>
        )}
        <Spinner className="absolute inset-0 m-auto size-8" />
      </div>
      <figcaption className="mt-1 text-sm">&nbsp;</figcaption>
    </figure>
  );
}

type StoredProps = { format: RecordedFormat; url: string; label: string };

/** A browser's own player does not say that it fails. */
export function StoredRecording(props: StoredProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <>
      <StoredPlayer {...props} onBroken={() => setIsBroken(true)} />
      {isBroken && (
        <p role="alert" className="mt-1 text-danger-ink text-sm">
          {texts.notPlayed}
        </p>
      )}
    </>
  );
}

function StoredPlayer({ format, url, label, onBroken }: StoredProps & { onBroken: () => void }) {
  if (format === 'audio') return <SoundPlayer address={url} label={label} onBroken={onBroken} />;
  return (
    <video
      controls
      playsInline
      preload="metadata"
      // Its first frame is its poster, on phones, too.
      src={`${url}#t=0.1`}
      onError={onBroken}
      aria-label={label}
      className="aspect-video w-full rounded-control bg-stage"
    >
      <track kind="captions" />
    </video>
  );
}

function Length({ seconds }: { seconds: number | null }) {
  return (
    <figcaption className="mt-1 text-ink-soft text-sm tabular-nums">
      {seconds === null ? texts.noLength : formatDuration(seconds)}
    </figcaption>
  );
}
