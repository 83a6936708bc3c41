import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { useWatched } from '../../shared/watching/use-watched.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ValueText } from '../answers/index.ts';
import { SubmissionStatusBadge } from '../submissions/index.ts';
import { transcriptQuery } from '../transcripts/index.ts';
import { AnswerPlayer } from './answer-player.tsx';
import { partOf } from './answers.ts';
import { CandidateFigures } from './candidate-figures.tsx';
import { DecideInColumn } from './decide-in-column.tsx';
import { compareMessages as messages } from './messages.ts';
import type { Compared } from './use-compared.ts';
import type { PlayingState } from './use-playing.ts';

type Ready = Extract<Compared, { state: 'ready' }>;
type Props<Candidate extends Compared = Compared> = {
  candidate: Candidate;
  questionId: number | undefined;
  /** Was it drawn from a pool, for some of the candidates? */
  isOfPool: boolean;
  playing: PlayingState;
  onRemove: () => void;
};

/** One candidate of a comparison: name, the answer to the current question, and ratings. */
export function CandidateColumn({ candidate, ...rest }: Props) {
  if (candidate.state === 'loading')
    return (
      <Loading label={messages.loading}>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  if (candidate.state === 'failed')
    return (
      <div className="rounded-card border border-line bg-surface">
        {candidate.isOtherJob ? (
          <ErrorState title={messages.otherJob} />
        ) : (
          <ErrorState
            title={messages.loadFailed}
            text={messageOf(candidate.error, messages.loadFailed)}
            onRetry={candidate.retry}
          />
        )}
      </div>
    );
  return <ReadyColumn candidate={candidate} {...rest} />;
}

function ReadyColumn({ candidate, questionId, isOfPool, playing, onRemove }: Props<Ready>) {
  const { id, submission, scorecard } = candidate;
  const { candidateName } = submission;
  return (
    <article
      aria-label={candidateName}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex items-start gap-2 px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">
            <Link
              dir="auto"
              to={`/candidates/${id}`}
              title={candidateName}
              className="block truncate rounded-control hover:underline"
            >
              {candidateName}
            </Link>
          </h2>
          <SubmissionStatusBadge status={submission.status} stage={submission.stage} />
        </div>
        <IconButton
          label={messages.remove({ name: candidateName })}
          icon={<X />}
          onClick={onRemove}
          className="-mt-1 -me-2"
        />
      </header>
      {questionId !== undefined && (
        <Answer candidate={candidate} questionId={questionId} isOfPool={isOfPool} playing={playing} />
      )}
      <DecideInColumn submission={submission} scorecard={scorecard} />
      <CandidateFigures submission={submission} scorecard={scorecard} questionId={questionId} />
      {questionId !== undefined && <Words submissionId={id} scorecard={scorecard} questionId={questionId} />}
    </article>
  );
}

function Answer({
  candidate: { id, submission, scorecard },
  questionId,
  isOfPool,
  playing,
}: Pick<Props<Ready>, 'candidate' | 'isOfPool' | 'playing'> & { questionId: number }) {
  const watch = useWatched(id);
  const answer = submission.responses.find(({ question }) => question.id === questionId);
  const video = submission.compiled_video;
  const part = partOf(scorecard.questions, questionId, video?.duration ?? 0);
  const notAsked = isOfPool ? messages.notDrawn : messages.notAsked;
  const note = part === 'not asked' ? notAsked : part === 'not answered' ? messages.notAnswered : null;
  if (answer?.value)
    return <ValueText value={answer.value} formats={answer.question.formats} className="px-4 py-3" />;
  if (note !== null || video === null || typeof part === 'string')
    return (
      <p className="flex aspect-video items-center justify-center bg-sunken px-4 text-center text-ink-soft">
        {note ?? messages.notReady}
      </p>
    );
  return (
    <AnswerPlayer
      key={questionId}
      submissionId={id}
      name={submission.candidateName}
      src={video.url}
      part={part}
      isPlaying={playing.isPlaying(id)}
      isHeard={playing.isHeard(id)}
      onPlay={() => playing.playOne(id)}
      onPause={playing.pause}
      onListen={() => playing.listenTo(id)}
      onEnd={() => playing.onEnd(id)}
      onMove={watch}
    />
  );
}

/** The transcript, if there is one. */
function Words({
  submissionId,
  scorecard,
  questionId,
}: {
  submissionId: number;
  scorecard: Ready['scorecard'];
  questionId: number;
}) {
  const transcript = useQuery(transcriptQuery(submissionId));
  const responseId = scorecard.questions.find(({ id }) => id === questionId)?.answer?.responseId;
  const text = transcript.data?.answers.find((answer) => answer.responseId === responseId)?.text ?? '';
  if (text === '') return null;
  return (
    <section aria-label={messages.transcript} className="border-line border-t px-4 py-3">
      <h3 className="font-medium text-sm">{messages.transcript}</h3>
      <p dir="auto" className="mt-1 max-h-48 overflow-y-auto break-words text-ink-soft">
        {text}
      </p>
    </section>
  );
}
