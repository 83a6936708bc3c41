import type { PublicQuestion } from '@nimble/contracts/interviews';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Recorder } from '../recordings/index.ts';
import { interviewTexts as texts } from './messages.ts';
import { requiredProgress } from './minutes.ts';
import { OfflineNote } from './offline-note.tsx';
import { QuestionDots } from './question-dots.tsx';
import type { useAnswers } from './use-answers.ts';

/** Spec 1 §9. */
const advanceMilliseconds = 1500;

type Props = {
  questions: readonly PublicQuestion[];
  index: number;
  submissionId: number;
  token: string;
  answers: ReturnType<typeof useAnswers>;
  onMove: (index: number) => void;
  onReview: () => void;
};

/** One question at a time: its text, the recorder, and the way to the others (spec 1 §2, §4). */
export function QuestionStage({ questions, index, submissionId, token, answers, onMove, onReview }: Props) {
  const question = questions[index];
  const [again, setAgain] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [advancing, setAdvancing] = useState(false);
  const isLast = index === questions.length - 1;
  const status = question && answers.answers.get(question.id);
  const isAnswered = (id: number) => answers.answers.has(id) && answers.answers.get(id) !== 'failed';
  const progress = requiredProgress(questions, isAnswered);

  useEffect(() => {
    heading.current?.focus();
  }, [index]);
  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => {
      setAdvancing(false);
      if (!isLast) onMove(index + 1);
    }, advanceMilliseconds);
    return () => clearTimeout(timer);
  }, [advancing, index, isLast, onMove]);

  if (question === undefined) return null;
  const isRecording = status === undefined || status === 'failed' || again === question.id;
  const move = (to: number) => {
    setAdvancing(false);
    setAgain(undefined);
    onMove(to);
  };
  return (
    <div className="flex flex-1 flex-col gap-5">
      <header className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3 text-ink-soft text-sm">
          <span>{texts.questionOf(index + 1, questions.length)}</span>
          <span className="tabular-nums">{texts.timeLimit(formatDuration(question.duration))}</span>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-balance font-semibold text-xl outline-none">
          {question.question}
        </h1>
        <div className="flex items-center gap-3">
          <Badge tone={question.isRequired ? 'amber' : 'neutral'}>
            {question.isRequired ? texts.required : texts.optional}
          </Badge>
          <ProgressBar label={texts.progress(progress)} percent={progress} />
        </div>
      </header>
      <OfflineNote />
      {isRecording ? (
        <Recorder
          key={question.id}
          question={question}
          submissionId={submissionId}
          token={token}
          onUse={(take) => {
            setAgain(undefined);
            answers.use(question.id, take);
            setAdvancing(true);
          }}
          onDiscard={(take) => void answers.discard(take)}
        />
      ) : (
        <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-10 text-center">
          <CircleCheck aria-hidden className="size-10 text-brand-ink" />
          <p role="status">{advancing ? texts.happy : texts.answeredHint}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => setAgain(question.id)}>{texts.recordAgain}</Button>
            {advancing && !isLast && (
              <Button variant="primary" onClick={() => move(index + 1)}>
                {texts.continue}
              </Button>
            )}
          </div>
        </section>
      )}
      <nav className="mt-auto flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <Button icon={<ArrowLeft />} disabled={index === 0} onClick={() => move(index - 1)}>
          {texts.previous}
        </Button>
        <QuestionDots questions={questions} index={index} isAnswered={isAnswered} onMove={move} />
        {progress === 100 && (isLast || questions.every(({ id }) => isAnswered(id))) ? (
          <Button variant="primary" onClick={onReview}>
            {texts.reviewAndSubmit}
          </Button>
        ) : (
          <Button disabled={isLast} onClick={() => move(index + 1)}>
            {texts.next}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </nav>
    </div>
  );
}
