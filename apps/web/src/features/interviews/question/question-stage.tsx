import type { PublicJob } from '@nimble/contracts/interviews';
import { Clock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { CompanyMark } from '../../../ui/figures/company-mark.tsx';
import { NotKeptHere } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { ConnectionNote } from '../session/connection-note.tsx';
import { requiredProgress } from '../welcome/minutes.ts';
import { AnswerFailure } from './answer-failure.tsx';
import { AnsweredCard } from './answered-card.tsx';
import { QuestionDots } from './question-dots.tsx';
import { QuestionNav } from './question-nav.tsx';
import { TakeStage } from './take-stage.tsx';
import type { useAnswers } from './use-answers.ts';
import { useLeaveRecording } from './use-leave-recording.tsx';

type Props = {
  job: PublicJob;
  /** What the candidate's times were multiplied with; 1 is none. */
  timeFactor: number;
  index: number;
  submissionId: number;
  answers: ReturnType<typeof useAnswers>;
  onMove: (index: number) => void;
  onReview: () => void;
};

/** One question at a time: its text, the recorder, and the way to the others (spec 1 §2, §4). */
export function QuestionStage(props: Props) {
  const { job, timeFactor, index, submissionId, answers, onMove, onReview } = props;
  const { questions } = job;
  const question = questions[index];
  const [again, setAgain] = useState<number>();
  const [accepted, setAccepted] = useState<number>();
  const isLastTake = question !== undefined && answers.takesLeft(question.id) === 1;
  const leaving = useLeaveRecording(isLastTake);
  const reason = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [index]);

  if (question === undefined) return null;
  const isAnswered = (id: number) => {
    const answer = answers.answers.get(id);
    return answer !== undefined && answer.status !== 'failed';
  };
  const isLast = index === questions.length - 1;
  const progress = requiredProgress(questions, isAnswered);
  const move = (to: number) => {
    if (to === index && leaving.running !== undefined) return;
    leaving.request(() => {
      setAccepted(undefined);
      setAgain(undefined);
      onMove(to);
    });
  };
  const closedBy = leaving.isClosed ? reason : undefined;
  const navigation = { index, isLast, isClosed: leaving.isClosed, onMove: move };
  const answer = answers.answers.get(question.id);
  const isAnswering = !isAnswered(question.id) || again === question.id || answers.unjudged.has(question.id);
  return (
    <div className="mx-auto flex w-full max-w-stage flex-1 flex-col gap-4">
      <header className="flex flex-col gap-3">
        {/* On a phone far from what is pressed while recording. */}
        <QuestionNav {...navigation} reasonId={reason} className="sm:hidden">
          <span aria-hidden className="m-auto text-ink-soft text-sm tabular-nums">
            {progress}%
          </span>
        </QuestionNav>
        <div className="flex items-center justify-between gap-4">
          <p className="hidden min-w-0 items-center gap-3 text-ink-soft text-sm sm:flex">
            <CompanyMark company={job.company} />
            <span title={job.title} className="truncate">
              {job.title}
            </span>
          </p>
          <QuestionDots {...{ questions, index, isAnswered, closedBy }} onMove={move} />
        </div>
        <ProgressBar label={texts.progress(progress)} percent={progress} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm">
          <span>{texts.questionOf(index + 1, questions.length)}</span>
          <Badge tone={question.isRequired ? 'amber' : 'neutral'}>
            {question.isRequired ? texts.required : texts.optional}
          </Badge>
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Clock aria-hidden className="size-4" />
            {texts.timeLimit(formatDuration(question.duration))}
          </span>
          {timeFactor > 1 && <span>{texts.extraTime(timeFactor)}</span>}
          <span className="ml-auto hidden sm:inline">{texts.progress(progress)}</span>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-balance font-semibold text-2xl outline-none">
          {question.question}
        </h1>
      </header>
      <NotKeptHere />
      <ConnectionNote {...answers} />
      {answer?.status === 'failed' && !answers.unjudged.has(question.id) && (
        <div role="alert" className="rounded-card border border-danger-line bg-danger-soft p-3">
          <AnswerFailure
            answer={answer}
            onCheckAgain={(takeId) => void answers.checkAgain(question.id, takeId)}
          />
        </div>
      )}
      {isAnswering ? (
        <TakeStage
          key={question.id}
          question={question}
          thinkingSeconds={job.thinkingTime}
          submissionId={submissionId}
          answers={answers}
          onUsed={() => {
            setAgain(undefined);
            setAccepted(question.id);
          }}
          onRunning={leaving.onRunning}
        />
      ) : (
        <AnsweredCard
          isNew={accepted === question.id}
          isLast={isLast}
          canReview={progress === 100}
          retakesLeft={answers.takesLeft(question.id)}
          onAgain={() => setAgain(question.id)}
          onNext={() => move(index + 1)}
          onReview={onReview}
        />
      )}
      <footer className="mt-auto flex flex-wrap items-center justify-end gap-3 pt-2 sm:flex-nowrap">
        <QuestionNav {...navigation} className="flex-1 max-sm:hidden" />
        {progress === 100 && (
          <Button
            variant={questions.every(({ id }) => isAnswered(id)) ? 'primary' : 'secondary'}
            className="max-sm:w-full"
            disabled={leaving.isClosed}
            aria-describedby={closedBy}
            onClick={() => leaving.request(onReview)}
          >
            {texts.reviewAndSubmit}
          </Button>
        )}
      </footer>
      {leaving.dialog}
    </div>
  );
}
