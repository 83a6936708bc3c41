import type { RecordedFormat } from '@nimble/contracts/answers';
import { formatDuration } from '../../../lib/formats.ts';
import { SoundPlayer, TakeVideo } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from '../question/answers.ts';

type Props = { number: number; answer: Answer; className: string };

/** An answer to watch, and its length: from this device while it is being uploaded, then from the server. */
export function AnswerVideo({ number, answer, className }: Props) {
  if (answer.status === 'sending') {
    const { take } = answer;
    return (
      <figure className={className}>
        <TakeVideo take={take} className="aspect-video w-full rounded-control bg-stage" />
        <Length seconds={take.duration} />
      </figure>
    );
  }
  if (answer.status !== 'ready' || answer.videoUrl === null) return null;
  return (
    <figure className={className}>
      <StoredRecording format={answer.format} url={answer.videoUrl} label={texts.answerVideo({ number })} />
      <Length seconds={answer.duration} />
    </figure>
  );
}

type StoredProps = { format: RecordedFormat; url: string; label: string };

export function StoredRecording({ format, url, label }: StoredProps) {
  if (format === 'audio') return <SoundPlayer address={url} label={label} />;
  return (
    <video
      controls
      playsInline
      preload="metadata"
      // Its first frame is its poster, on phones, too.
      src={`${url}#t=0.1`}
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
