import { type InterviewState, type PublicJob } from '@nimble/contracts/interviews';
import { useEffect, useState } from 'react';
import { type LocalSession, writeLocalSession } from './local-session.ts';
import { QuestionStage } from './question-stage.tsx';
import { ReviewStage } from './review-stage.tsx';
import { useAnswers } from './use-answers.ts';

type Props = {
  job: PublicJob;
  jobToken: string;
  session: LocalSession;
  state: InterviewState;
  onDone: () => void;
};

/** An interview that has begun: its questions, then their review. */
export function Session({ job, jobToken, session, state, onDone }: Props) {
  const [questionIndex, setQuestionIndex] = useState(
    Math.min(session.questionIndex, job.questions.length - 1),
  );
  const [reviewing, setReviewing] = useState(session.reviewing);
  const answers = useAnswers(session.token, session.submissionId, state);
  const { email, token, submissionId } = session;

  useEffect(() => {
    writeLocalSession(jobToken, { email, token, submissionId, questionIndex, reviewing });
  }, [jobToken, email, token, submissionId, questionIndex, reviewing]);

  if (reviewing) {
    return (
      <ReviewStage
        questions={job.questions}
        answers={answers.answers}
        token={token}
        allDelivered={answers.allDelivered}
        onBack={(index) => {
          setQuestionIndex(index);
          setReviewing(false);
        }}
        onDone={onDone}
      />
    );
  }
  return (
    <QuestionStage
      questions={job.questions}
      index={questionIndex}
      submissionId={submissionId}
      token={token}
      answers={answers}
      onMove={setQuestionIndex}
      onReview={() => setReviewing(true)}
    />
  );
}
