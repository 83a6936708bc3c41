import type { ResponseProcessingStatus, SubmissionResponse } from '@nimble/contracts/submissions';
import { ChevronDown, Play } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge, type Tone } from '../../../ui/figures/badge.tsx';
import { ValueText } from '../../answers/index.ts';
import { SubmissionMedia } from '../../question-media/index.ts';
import { answersMessages as messages } from '../messages.ts';
import { usePinnedAddress } from '../player/use-pinned-address.ts';

const tones: Record<ResponseProcessingStatus, Tone> = { uploading: 'blue', ready: 'green', failed: 'red' };

type Props = {
  submissionId: number;
  response: SubmissionResponse;
  number: number;
  isPlaying: boolean;
  /** Plays it in the joined video; absent when it is not part of one. */
  onJump: (() => void) | undefined;
  onWatchAlone: () => void;
  /** While its own recording moves. */
  onMove: (player: HTMLMediaElement) => void;
};

/** One answer: its question, its place in the joined video, and its own recording. */
export function Answer({ submissionId, response, number, isPlaying, onJump, onWatchAlone, onMove }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const videoId = useId();
  const { startsAt, videoUrl, value, question } = response;
  return (
    <li className={classNames('px-card py-2.5 transition-colors', isPlaying && 'bg-brand-soft')}>
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <span
          aria-hidden
          className={classNames(
            'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
            isPlaying ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-soft',
          )}
        >
          {number}
        </span>
        <AnswerText submissionId={submissionId} response={response} isPlaying={isPlaying} />
        <div className="flex items-center gap-1 max-sm:flex-wrap max-sm:ps-9 print:hidden">
          {onJump && startsAt !== null && <JumpButton number={number} startsAt={startsAt} onJump={onJump} />}
          {value !== null ? null : videoUrl === null ? (
            <span className="self-center text-ink-faint text-sm">{messages.missing}</span>
          ) : (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={videoId}
              aria-label={isOpen ? messages.hideLabel({ number }) : messages.watchLabel({ number })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? messages.hide : messages.watch}
              <ChevronDown className={classNames('transition-transform', isOpen && 'rotate-180')} />
            </Button>
          )}
        </div>
      </div>
      {value !== null && <ValueText value={value} formats={question.formats} className="mt-2 ps-9" />}
      <div id={videoId}>
        {isOpen && videoUrl !== null && (
          <AnswerRecording response={response} number={number} onPlay={onWatchAlone} onMove={onMove} />
        )}
      </div>
    </li>
  );
}

/** The question, and the state of the answer. */
function AnswerText({
  submissionId,
  response,
  isPlaying,
}: Pick<Props, 'submissionId' | 'response' | 'isPlaying'>) {
  const { question, processingStatus } = response;
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p dir="auto" className="break-words font-medium" aria-current={isPlaying || undefined}>
        {question.question}
      </p>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        {response.duration !== null && (
          <span className="tabular-nums">
            {messages.answeredIn({
              duration: formatDuration(response.duration),
              limit: formatDuration(question.time_limit),
            })}
          </span>
        )}
        {!question.required && <span>{messages.optional}</span>}
        {processingStatus !== 'ready' && (
          <Badge tone={tones[processingStatus]}>{messages.processing[processingStatus]}</Badge>
        )}
      </div>
      {question.media !== null && <SubmissionMedia submissionId={submissionId} questionId={question.id} />}
      {response.failure !== null && (
        <p className="mt-1.5 break-words text-danger-ink text-sm">{response.failure.message}</p>
      )}
    </div>
  );
}

type JumpProps = { number: number; startsAt: number; onJump: () => void };

function JumpButton({ number, startsAt, onJump }: JumpProps) {
  return (
    <Button
      size="small"
      icon={<Play />}
      aria-label={messages.jumpTo({ number, time: formatDuration(startsAt) })}
      onClick={onJump}
      className="tabular-nums"
    >
      {formatDuration(startsAt)}
    </Button>
  );
}

type RecordingProps = Pick<Props, 'response' | 'number' | 'onMove'> & { onPlay: () => void };

function AnswerRecording({ response, number, onPlay, onMove }: RecordingProps) {
  const src = usePinnedAddress(response.videoUrl ?? '');
  const label = messages.videoLabel({ number });
  const events = {
    onPlay,
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => onMove(currentTarget),
  };
  if (response.responseType === 'audio')
    return (
      <audio
        src={src}
        aria-label={label}
        controls
        autoPlay
        preload="metadata"
        {...events}
        className="mt-3 w-full"
      />
    );
  return (
    <video
      src={src}
      aria-label={label}
      controls
      autoPlay
      playsInline
      preload="metadata"
      {...events}
      className="mt-3 aspect-video w-full rounded-control bg-stage"
    />
  );
}
