import type { OpenInterview, PublicJob } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { interviewTexts as texts } from '../messages.ts';
import { type LoadedStage, limitReached } from '../session/load-stage.ts';
import type { LocalSession } from '../session/local-session.ts';
import { BegunElsewhereError, beginInterview, EmailTakenError, ResumeError } from './begin-interview.ts';
import { useCandidateFields } from './use-candidate-fields.ts';

export type InterviewBeginning = {
  job: PublicJob;
  jobToken: string;
  /** An interview that was begun here without its resume. */
  known?: { name: string; email: string };
  onBegun: (session: LocalSession, interview: OpenInterview) => void;
  /** Called when a limit was reached while the form was filled in. */
  onRefused: (stage: LoadedStage) => void;
};

/** The candidate's form, and the beginning of the interview. */
export function useCandidateForm({ job, jobToken, known, onBegun, onRefused }: InterviewBeginning) {
  const { form, check, showErrors, ...fields } = useCandidateFields(known);
  const [problem, setProblem] = useState<string>();
  const [agreed, setAgreed] = useState({ performance: false, behavioral: false });
  const [percent, setPercent] = useState(0);
  const [isBegun, setIsBegun] = useState(false);

  function showFailure(error: unknown): void {
    const refused = limitReached(error);
    if (refused !== undefined) onRefused(refused);
    else if (error instanceof BegunElsewhereError) setIsBegun(true);
    else if (error instanceof EmailTakenError) showErrors({ email: () => texts.emailTaken });
    else if (error instanceof ResumeError) showErrors({ resume: () => error.message });
    else {
      setProblem(messageOf(error, texts.unexpected));
      toast.error(texts.createFailed);
    }
    setPercent(0);
  }

  const [send, isSending] = useOnce(async (startsOver: boolean) => {
    setIsBegun(false);
    setProblem(undefined);
    const person = await check();
    if (person === undefined) return;
    try {
      const whole = { ...person, insights: agreed, startsOver };
      const { session, interview } = await beginInterview(job, jobToken, whole, setPercent);
      onBegun(session, interview);
    } catch (error) {
      showFailure(error);
    }
  });

  return {
    form,
    fields,
    agreed,
    setAgreed,
    send,
    isSending,
    /** How much of the form and its resume is sent, in percent. */
    percent,
    problem,
    /** An interview was begun with this address elsewhere. */
    isBegun,
    setIsBegun,
  };
}
