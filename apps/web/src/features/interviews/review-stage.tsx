import { interviewMessages, type PublicQuestion, submitInterview } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { interviewTexts as texts } from './messages.ts';
import { OfflineNote } from './offline-note.tsx';
import type { Answers, AnswerStatus } from './use-answers.ts';

const checkMilliseconds = 500;
/** How long the server may take to look at the last answer. */
const patienceMilliseconds = 60_000;

type Props = {
  questions: readonly PublicQuestion[];
  answers: Answers;
  token: string;
  allDelivered: () => Promise<unknown>;
  onBack: (index: number) => void;
  onDone: () => void;
};

/** 'Review Your Responses', and the submission with its milestones (spec 1 §2, §9). */
export function ReviewStage({ questions, answers, token, allDelivered, onBack, onDone }: Props) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isComplete = questions.every(
    ({ id, isRequired }) => answers.get(id) !== 'failed' && (!isRequired || answers.has(id)),
  );

  async function submit(): Promise<void> {
    setProblem(undefined);
    setPercent(5);
    try {
      setPercent(20);
      await allDelivered();
      setPercent(90);
      await untilSubmitted(token);
      setPercent(100);
      toast.success(texts.submitted);
      onDone();
    } catch (error) {
      setPercent(undefined);
      setProblem(messageOf(error, texts.submitFailed));
      toast.error(texts.submitFailed);
    }
  }

  const delivered = [...answers.values()].filter((status) => status !== 'sending').length;
  const sending = percent === 20 ? 30 + (60 * delivered) / Math.max(1, answers.size) : percent;
  return (
    <section className="my-auto flex flex-col gap-5">
      <header>
        <h1 className="font-semibold text-2xl">{texts.review}</h1>
        <p className="mt-1 text-ink-soft">{texts.reviewText}</p>
      </header>
      <OfflineNote />
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {questions.map((question, index) => (
          <li key={question.id} className="flex items-start justify-between gap-4 p-4">
            <span>
              <span className="block text-ink-faint text-sm">
                {texts.questionOf(index + 1, questions.length)}
              </span>
              {question.question}
            </span>
            <span className="flex shrink-0 flex-col items-end gap-2">
              <StatusOf status={answers.get(question.id)} />
              <Button
                variant="ghost"
                size="small"
                disabled={percent !== undefined}
                onClick={() => onBack(index)}
              >
                {texts.recordAgain}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      {sending !== undefined && (
        <div role="status" className="flex flex-col gap-2">
          <span className="flex justify-between text-ink-soft">
            {texts.submitting} <span className="tabular-nums">{Math.round(sending)}%</span>
          </span>
          <ProgressBar label={texts.submitting} percent={sending} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          disabled={!isComplete}
          loading={percent !== undefined}
          onClick={() => void submit()}
        >
          {texts.submit}
        </Button>
        <Button size="large" disabled={percent !== undefined} onClick={() => onBack(questions.length - 1)}>
          {texts.backToQuestions}
        </Button>
      </div>
    </section>
  );
}

function StatusOf({ status }: { status: AnswerStatus | undefined }) {
  const shown: Record<AnswerStatus, { tone: Tone; text: string }> = {
    sending: { tone: 'blue', text: texts.sending },
    checking: { tone: 'blue', text: texts.checking },
    ready: { tone: 'green', text: texts.sent },
    failed: { tone: 'red', text: texts.failed },
  };
  if (status === undefined) return <Badge>{texts.notAnswered}</Badge>;
  return <Badge tone={shown[status].tone}>{shown[status].text}</Badge>;
}

/** The server looks at the last answer for a moment before it lets the interview end. */
async function untilSubmitted(token: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMilliseconds;
  for (;;) {
    try {
      await call(submitInterview, { token });
      return;
    } catch (error) {
      const isUnchecked =
        error instanceof ApiError && error.serverMessage === interviewMessages.answersUnchecked;
      if (!isUnchecked || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, checkMilliseconds));
    }
  }
}
