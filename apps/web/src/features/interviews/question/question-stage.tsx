import type { PublicJob } from '@nimble/contracts/interviews';
import { Button } from '../../../ui/buttons/button.tsx';
import { NotKeptHere } from '../../recordings/index.ts';
import { type ChosenFormat, FormatStage } from '../formats/format-stage.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { ConnectionNote } from '../session/connection-note.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnsweredCard } from './answered-card.tsx';
import type { Answer } from './answers.ts';
import { QuestionHeader } from './header/question-header.tsx';
import { QuestionNav } from './header/question-nav.tsx';
import type { useAnswers } from './use-answers.ts';
import { useQuestionMedia } from './use-question-media.tsx';
import { type QuestionPlace, useQuestionPlace } from './use-question-place.ts';

type Props = {
  job: PublicJob;
  /** The factor of the candidate's times; 1 is none. */
  timeFactor: number;
  index: number;
  submissionId: number;
  /** The candidate's. */
  token: string;
  answers: ReturnType<typeof useAnswers>;
  onMove: (index: number) => void;
  onReview: () => void;
  /** An answer has ended the interview. */
  onEnded: () => void;
  /** The format that was chosen for a question. */
  formatOf: (questionId: number) => ChosenFormat;
};

/** One question at a time: its text, the recorder, and the navigation. */
export function QuestionStage(props: Props) {
  const { job, timeFactor, index, submissionId, token, answers, onMove, onReview, onEnded } = props;
  const place = useQuestionPlace({ questions: job.questions, index, answers, onMove });
  const media = useQuestionMedia(token);
  const question = job.questions[index];
  if (question === undefined) return null;
  const { id } = question;
  const answer = answers.answers.get(id);
  return (
    <div className="mx-auto flex w-full max-w-stage flex-1 flex-col gap-4">
      <QuestionHeader job={job} timeFactor={timeFactor} question={question} place={place} />
      {media.shown(question, {
        job,
        isRecording: place.leaving.running !== undefined,
        isNew: answer === undefined,
      })}
      <Troubles questionId={id} answers={answers} />
      {place.isRecording(id) || answer === undefined ? (
        <FormatStage
          key={id}
          question={question}
          thinkingSeconds={job.thinkingTime}
          isThinkingHeld={media.isAwaited(question)}
          submissionId={submissionId}
          answers={answers}
          onUsed={() => place.onUsed(id)}
          onEnded={onEnded}
          onAgain={() => place.recordAgain(id)}
          onBack={() => place.recordAgain(undefined)}
          onRunning={place.leaving.onRunning}
          mayChange={place.leaving.running === undefined}
          {...props.formatOf(id)}
        />
      ) : (
        <AnsweredCard
          isNew={place.isNew(id)}
          isLast={place.isLast}
          number={index + 1}
          answer={answer}
          retakesLeft={answers.answersLeft(id)}
          sameLeft={sameLeft(id, answer, answers)}
          onAgain={() => place.recordAgain(id)}
          onNext={() => (place.next === undefined ? onReview() : place.move(place.next))}
        />
      )}
      <QuestionFooter questions={job.questions} place={place} onReview={onReview} />
      {place.leaving.dialog}
    </div>
  );
}

/** How often it can be answered again in the format of this answer; null: without limit. */
function sameLeft(questionId: number, answer: Answer, answers: Props['answers']): number | null {
  return answer.status === 'saved'
    ? answers.attemptsLeft(questionId, answer.value.format)
    : answers.takesLeft(questionId);
}

type FooterProps = { questions: PublicJob['questions']; place: QuestionPlace; onReview: () => void };

function QuestionFooter({ questions, place, onReview }: FooterProps) {
  const { navigation, progress, isAnswered, leaving, closedBy } = place;
  return (
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
  );
}

type FailedProps = { questionId: number; answers: Props['answers'] };

function Troubles({ questionId, answers }: FailedProps) {
  return (
    <>
      <NotKeptHere />
      <ConnectionNote {...answers} />
      <FailedAnswer questionId={questionId} answers={answers} />
    </>
  );
}

/** Why the answer cannot be used, until there is another take to review. */
function FailedAnswer({ questionId, answers }: FailedProps) {
  const answer = answers.answers.get(questionId);
  if (answer?.status !== 'failed' || answers.unjudged.has(questionId)) return null;
  return (
    <div role="alert" className="rounded-card border border-danger-line bg-danger-soft p-3">
      <AnswerFailure
        answer={answer}
        onCheckAgain={(takeId) => void answers.checkAgain(questionId, takeId)}
        onRestoreFormer={(answerId) => void answers.restoreFormer(questionId, answerId)}
      />
    </div>
  );
}
