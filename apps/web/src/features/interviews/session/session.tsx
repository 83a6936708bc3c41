import type { RecordedFormat } from '@nimble/contracts/answers';
import type { OpenInterview, PublicQuestion } from '@nimble/contracts/interviews';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLeaveWarning } from '../../../shared/leave-warning.ts';
import { DeviceCheck } from '../../recordings/index.ts';
import { FirstStep } from '../back-button/first-step.tsx';
import { OtherFormats } from '../formats/other-formats.tsx';
import { QuestionStage } from '../question/question-stage.tsx';
import { useAnswers } from '../question/use-answers.ts';
import { ReviewStage } from '../review/review-stage.tsx';
import { submitWhenChecked } from '../review/submit-when-checked.ts';
import { QuestionsFirst } from '../welcome/questions-first.tsx';
import type { Done } from './load-stage.ts';
import type { LocalSession } from './local-session.ts';
import { usePlace } from './use-place.ts';

type Props = {
  jobToken: string;
  session: LocalSession;
  interview: OpenInterview;
  onDone: (done: Done) => void;
  /** It was submitted on another device, or goes on there. */
  onLeft: () => void;
};

/** A running interview: its questions, then their review. */
export function Session({ jobToken, session, interview, onDone, onLeft }: Props) {
  const { token, submissionId } = session;
  const { job } = interview;
  const { questions } = job;
  const place = usePlace({ jobToken, session, interview });
  const { questionIndex, setQuestionIndex, reviewing, setReviewing, unchecked } = place;
  const question = questions[questionIndex];
  const answers = useAnswers({ token, submissionId, initial: interview });
  const isSending = [...answers.answers.values()].some(({ status }) => status === 'sending');
  const isUnsent = [...answers.unjudged.values()]
    .flat()
    .some(({ takeId, size }) => (answers.sent.get(takeId) ?? 0) < size);
  useLeaveWarning(isSending || isUnsent || answers.isUploading || answers.isUnsaved);

  // Asks the browser not to evict takes when the disk gets full.
  useEffect(() => {
    navigator.storage?.persist?.().catch(() => undefined);
  }, []);

  useLeaving(answers, onLeft);

  /** The server has submitted it with the answer that ended it. */
  async function end(): Promise<void> {
    const submitting = answers.submitHere(() => submitWhenChecked(token, () => undefined));
    const personalToken = await submitting.catch(() => undefined);
    void answers.end();
    onDone({ personalToken, end: 'ended' });
  }

  const [isReading, setIsReading] = useState(() => interview.readsQuestionsFirst && !isBegun(interview));
  const firstStep = place.isBeforeFirst && <FirstStep onClose={place.stay} />;
  if (isReading) return <QuestionsFirst job={job} onContinue={() => setIsReading(false)} />;
  if (unchecked !== undefined && question !== undefined) {
    return (
      <>
        <Devices token={token} questions={questions} question={question} format={unchecked} place={place} />
        {firstStep}
      </>
    );
  }
  if (reviewing) {
    return (
      <ReviewStage
        questions={questions}
        answers={answers}
        token={token}
        onBack={(index) => {
          setQuestionIndex(index);
          setReviewing(false);
        }}
        onDone={(personalToken) => {
          void answers.end();
          onDone({ personalToken, end: 'submitted' });
        }}
      />
    );
  }
  return (
    <>
      <QuestionStage
        job={job}
        timeFactor={interview.timeFactor}
        index={questionIndex}
        submissionId={submissionId}
        token={token}
        answers={answers}
        onMove={setQuestionIndex}
        onReview={() => setReviewing(true)}
        onEnded={() => void end()}
        formatOf={place.formatOf}
      />
      {firstStep}
    </>
  );
}

/** Leaves an interview for another device. What this one has recorded stays on it unless all was submitted there. */
function useLeaving(answers: ReturnType<typeof useAnswers>, onLeft: () => void): void {
  const leave = useEffectEvent(() => {
    if (answers.elsewhereNow === 'submitted') void answers.end();
    onLeft();
  });
  useEffect(() => {
    if (answers.elsewhereNow !== undefined) leave();
  }, [answers.elsewhereNow]);
}

/** Has the candidate begun to answer? */
function isBegun({ responses, drafts, takeCounts }: OpenInterview): boolean {
  return responses.length + drafts.length + takeCounts.length > 0;
}

type DevicesProps = {
  token: string;
  questions: OpenInterview['job']['questions'];
  /** It is answered next, in this format. */
  question: PublicQuestion;
  format: RecordedFormat;
  place: ReturnType<typeof usePlace>;
};

/** The check of the devices that a format needs; without them the question can be answered in another way. */
function Devices({ token, questions, question, format, place }: DevicesProps) {
  return (
    <DeviceCheck
      key={format}
      token={token}
      format={format}
      questions={questions}
      instead={
        <OtherFormats
          failed={format}
          formats={question.formats.map((settings) => settings.format)}
          onChoose={place.formatOf(question.id).onWanted}
        />
      }
      onDone={() => place.onChecked(format)}
    />
  );
}
