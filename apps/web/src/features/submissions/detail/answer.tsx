import type { ResponseProcessingStatus, SubmissionResponse } from '@nimble/contracts/submissions';
import { ChevronDown, Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge, type Tone } from '../../../ui/figures/badge.tsx';
import { ValueText } from '../../answers/index.ts';
import { SubmissionMedia } from '../../question-media/index.ts';
import { answersMessages as messages } from '../messages.ts';
import type { FilmPart } from '../player/waveform.tsx';
import { AnswerRecording } from './answer-recording.tsx';

const tones: Record<ResponseProcessingStatus, Tone> = { uploading: 'blue', ready: 'green', failed: 'red' };

type Props = {
  submissionId: number;
  response: SubmissionResponse;
  number: number;
  /** Where it is in the joined video; absent when it is not part of one. */
  part: FilmPart | undefined;
  isPlaying: boolean;
  /** Plays it in the joined video; absent when it is not part of one. */
  onJump: (() => void) | undefined;
  onWatchAlone: () => void;
  /** While its own recording moves. */
  onMove: (player: HTMLMediaElement) => void;
};

/** One answer: its question, its place in the joined video, and its own recording. */
export function Answer(props: Props) {
  const { submissionId, response, number, part, isPlaying, onJump, onWatchAlone, onMove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const videoId = useId();
  const { startsAt, videoUrl, value, question } = response;
  const { place, isLinked } = useLinked(response.id);
  return (
    <li
      ref={place}
      className={classNames('px-card py-2.5 transition-colors', (isPlaying || isLinked) && 'bg-brand-soft')}
    >
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <AnswerNumber number={number} isPlaying={isPlaying} />
        <AnswerText submissionId={submissionId} response={response} isPlaying={isPlaying} />
        <div className="flex items-center gap-1 max-sm:flex-wrap max-sm:ps-9 print:hidden">
          {onJump && startsAt !== null && <JumpButton number={number} startsAt={startsAt} onJump={onJump} />}
          {value === null && (
            <OpenButton
              number={number}
              videoId={videoUrl === null ? undefined : videoId}
              isOpen={isOpen}
              onToggle={() => setIsOpen(!isOpen)}
            />
          )}
        </div>
      </div>
      {value !== null && <ValueText value={value} formats={question.formats} className="mt-2 ps-9" />}
      <div id={videoId}>
        {isOpen && videoUrl !== null && (
          <AnswerRecording
            submissionId={submissionId}
            response={response}
            number={number}
            part={part}
            onPlay={onWatchAlone}
            onMove={onMove}
          />
        )}
      </div>
    </li>
  );
}

export function AnswerNumber({ number, isPlaying }: Pick<Props, 'number' | 'isPlaying'>) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
        isPlaying ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-soft',
      )}
    >
      {number}
    </span>
  );
}

/** The answer in the address is scrolled to when the page opens, and marked. */
function useLinked(responseId: number) {
  const place = useRef<HTMLLIElement>(null);
  const [parameters] = useSearchParams();
  const isLinked = parameters.get('answer') === `${responseId}`;
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return { place, isLinked };
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

type OpenProps = {
  number: number;
  /** Absent without a recording. */
  videoId: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

function OpenButton({ number, videoId, isOpen, onToggle }: OpenProps) {
  if (videoId === undefined)
    return <span className="self-center text-ink-faint text-sm">{messages.missing}</span>;
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={isOpen}
      aria-controls={videoId}
      aria-label={isOpen ? messages.hideLabel({ number }) : messages.watchLabel({ number })}
      onClick={onToggle}
    >
      {isOpen ? messages.hide : messages.watch}
      <ChevronDown className={classNames('transition-transform', isOpen && 'rotate-180')} />
    </Button>
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
