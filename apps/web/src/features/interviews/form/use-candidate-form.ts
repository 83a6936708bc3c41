import type { OpenInterview, PublicJob } from '@nimble/contracts/interviews';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnce } from '../../../lib/use-once.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { said, interviewTexts as texts } from '../messages.ts';
import { type LoadedStage, limitReached } from '../session/load-stage.ts';
import type { LocalSession } from '../session/local-session.ts';
import { beginInterview, EmailTakenError, ResumeError } from './begin-interview.ts';
import { type CandidateValues, checkCandidate } from './check-candidate.ts';

/** What is wrong with each field, said in the language that the page has by then. */
type ShownErrors = Partial<Record<keyof CandidateValues, () => string | undefined>>;

export type InterviewBeginning = {
  job: PublicJob;
  jobToken: string;
  /** Whose interview was begun here before its résumé arrived. */
  known?: { name: string; email: string };
  onBegun: (session: LocalSession, interview: OpenInterview) => void;
  /** A limit was reached while the form was filled in. */
  onRefused: (stage: LoadedStage) => void;
};

/** What candidates say of themselves, what is wrong with it, and the beginning of their interview. */
export function useCandidateForm({ job, jobToken, known, onBegun, onRefused }: InterviewBeginning) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<CandidateValues>({ name: '', email: '', ...known, resume: null });
  const [errors, setErrors] = useState<ShownErrors>({});
  const [problem, setProblem] = useState<string>();
  const [agreed, setAgreed] = useState({ performance: false, behavioral: false });
  const [percent, setPercent] = useState(0);

  function change(changes: Partial<CandidateValues>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  /** And brings whoever cannot see the colours to the first field that is wrong. */
  function showErrors(found: ShownErrors): void {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  function showFailure(error: unknown): void {
    const refused = limitReached(error);
    if (refused !== undefined) onRefused(refused);
    else if (error instanceof EmailTakenError) showErrors({ email: () => texts.emailTaken });
    else if (error instanceof ResumeError) showErrors({ resume: () => error.message });
    else {
      setProblem(said(error, texts.unexpected));
      toast.error(texts.createFailed);
    }
    setPercent(0);
  }

  const [send, isSending] = useOnce(async () => {
    const wrong = checkCandidate(values);
    showErrors(errorsOf(values));
    setProblem(undefined);
    if (Object.keys(wrong).length > 0 || values.resume === null) return;
    try {
      const person = { ...values, resume: values.resume, insights: agreed };
      const { session, interview } = await beginInterview(job, jobToken, person, setPercent);
      onBegun(session, interview);
    } catch (error) {
      showFailure(error);
    }
  });

  return {
    form,
    fields: { values, errors, change },
    agreed,
    setAgreed,
    send,
    isSending,
    /** Of the whole submission, in percent. */
    percent,
    problem,
  };
}

function errorsOf(values: CandidateValues): ShownErrors {
  return {
    name: () => checkCandidate(values).name,
    email: () => checkCandidate(values).email,
    resume: () => checkCandidate(values).resume,
  };
}
