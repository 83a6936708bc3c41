import type { PublicQuestion } from '@nimble/contracts/interviews';
import { Check, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { labeled } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { answerTexts, fileTexts, ValueText, wordsOf } from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { AnswerFailure } from '../question/answer-failure.tsx';
import type { Answer, Answers } from '../question/answers.ts';
import { AnswerVideo } from './answer-video.tsx';

type Props = {
  questions: readonly PublicQuestion[];
  answers: Answers;
  /** Recorded, and neither used nor discarded yet. */
  isUnjudged: (questionId: number) => boolean;
  /** Has an answer that is not recorded begun? */
  isBegun: (questionId: number) => boolean;
  /** Bytes by take. */
  sent: ReadonlyMap<string, number>;
  /** How often a question can still be answered; null: without limit. */
  answersLeft: (questionId: number) => number | null;
  onCheckAgain: (questionId: number, takeId: string) => void;
  onRestoreFormer: (questionId: number, answerId: number) => void;
  onOpen: (index: number) => void;
};

/** Each question with the state of its answer. */
export function ReviewList({ questions, answers, isUnjudged, isBegun, ...props }: Props) {
  return (
    <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map((question, index) => (
        <li
          key={question.id}
          className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between"
        >
          <Reviewed
            {...props}
            question={question}
            number={index + 1}
            of={questions.length}
            answer={answers.get(question.id)}
            isWaiting={isUnjudged(question.id)}
            isBegun={isBegun(question.id)}
          />
        </li>
      ))}
    </ol>
  );
}

type ReviewedProps = Pick<Props, 'sent' | 'answersLeft' | 'onCheckAgain' | 'onRestoreFormer' | 'onOpen'> & {
  question: PublicQuestion;
  number: number;
  of: number;
  answer: Answer | undefined;
  /** Recorded, and neither used nor discarded yet. */
  isWaiting: boolean;
  /** It waits, and is not recorded. */
  isBegun: boolean;
};

function Reviewed(props: ReviewedProps) {
  const { question, number, of, answer, isWaiting, isBegun, sent, answersLeft, onOpen } = props;
  const place = texts.questionOf({ number, count: of });
  const action = isBegun ? answerTexts.resume : actionOf(answer, isWaiting);
  return (
    <>
      {answer !== undefined && !isWaiting && (
        <AnswerVideo number={number} answer={answer} className="shrink-0 sm:w-52" />
      )}
      <div className="min-w-0 flex-1">
        <span className="block text-ink-faint text-sm">{place}</span>
        <span dir="auto" className="wrap-anywhere">
          {question.question}
        </span>
        {answer?.status === 'saved' && !isWaiting && <ValueText value={answer.value} className="mt-2" />}
        {answer?.status === 'failed' && (
          <div className="mt-1 text-sm">
            <AnswerFailure
              answer={answer}
              onCheckAgain={(takeId) => props.onCheckAgain(question.id, takeId)}
              onRestoreFormer={(answerId) => props.onRestoreFormer(question.id, answerId)}
            />
          </div>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        {isWaiting ? (
          <Badge tone="amber" icon={<Clock />}>
            {isBegun ? answerTexts.unused : texts.unjudged}
          </Badge>
        ) : (
          <StatusOf answer={answer} sent={sent} />
        )}
        {(isWaiting || answersLeft(question.id) !== 0) && (
          <Button aria-label={labeled(place, action)} onClick={() => onOpen(number - 1)}>
            {action}
          </Button>
        )}
      </div>
    </>
  );
}

function actionOf(answer: Answer | undefined, isWaiting: boolean): string {
  if (isWaiting) return texts.watch;
  if (answer === undefined) return texts.answerNow;
  if (answer.status !== 'saved') return texts.recordAgain;
  const { format } = answer.value;
  return format === 'file' ? fileTexts.change : wordsOf(format).again;
}

function StatusOf({ answer, sent }: { answer: Answer | undefined; sent: ReadonlyMap<string, number> }) {
  switch (answer?.status) {
    case undefined:
      return <Badge>{texts.notAnswered}</Badge>;
    case 'sending': {
      const percent = Math.floor((100 * (sent.get(answer.take.takeId) ?? 0)) / answer.take.size);
      return (
        <Badge tone="blue" icon={<LoaderCircle className="animate-spin" />}>
          {texts.sending({ percent: Math.min(100, percent) })}
        </Badge>
      );
    }
    case 'checking':
      return (
        <Badge tone="blue" icon={<LoaderCircle className="animate-spin" />}>
          {texts.checking}
        </Badge>
      );
    case 'ready':
    case 'saved':
      return (
        <Badge tone="green" icon={<Check />}>
          {texts.received}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="red" icon={<TriangleAlert />}>
          {texts.failed}
        </Badge>
      );
  }
}
