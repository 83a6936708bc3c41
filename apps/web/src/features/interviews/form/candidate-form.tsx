import type { OpenInterview, PublicJob } from '@nimble/contracts/interviews';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFileSize } from '../../../lib/formats.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { said, interviewTexts as texts } from '../messages.ts';
import { type LoadedStage, limitReached } from '../session/load-stage.ts';
import type { LocalSession } from '../session/local-session.ts';
import { beginInterview, EmailTakenError, ResumeError } from './begin-interview.ts';
import { BegunElsewhere } from './begun-elsewhere.tsx';
import { type CandidateValues, checkCandidate } from './check-candidate.ts';
import { InsightsConsent } from './insights-consent.tsx';

/** What is wrong with each field, said in the language that the page has by then. */
type ShownErrors = Partial<Record<keyof CandidateValues, () => string | undefined>>;

type Props = {
  job: PublicJob;
  jobToken: string;
  /** Whose interview was begun here before its résumé arrived. */
  known?: { name: string; email: string };
  onBack: () => void;
  onBegun: (session: LocalSession, interview: OpenInterview) => void;
  /** A limit was reached while the form was filled in. */
  onRefused: (stage: LoadedStage) => void;
};

/** Who answers (spec 1 §2 'Before We Begin', §5). */
export function CandidateForm({ job, jobToken, known, onBack, onBegun, onRefused }: Props) {
  const [values, setValues] = useState<CandidateValues>({ name: '', email: '', ...known, resume: null });
  const [errors, setErrors] = useState<ShownErrors>({});
  const [problem, setProblem] = useState<string>();
  const [agreed, setAgreed] = useState({ performance: false, behavioral: false });
  const [percent, setPercent] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function change(changes: Partial<CandidateValues>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  /** And brings whoever cannot see the colours to the first field that is wrong. */
  function showErrors(found: ShownErrors): void {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  const [send, isSending] = useOnce(async () => {
    const wrong = checkCandidate(values);
    showErrors({
      name: () => checkCandidate(values).name,
      email: () => checkCandidate(values).email,
      resume: () => checkCandidate(values).resume,
    });
    setProblem(undefined);
    if (Object.keys(wrong).length > 0 || values.resume === null) return;
    try {
      const person = { ...values, resume: values.resume, insights: agreed };
      const { session, interview } = await beginInterview(job, jobToken, person, setPercent);
      onBegun(session, interview);
    } catch (error) {
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
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="m-auto flex w-full max-w-sheet flex-col gap-6 rounded-card border border-line bg-surface p-card"
    >
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {texts.beforeWeBegin}
        </h1>
        <p className="mt-1 text-ink-soft">{texts.beforeText}</p>
      </header>
      <Field label={texts.name} required error={errors.name?.()}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.email} required error={errors.email?.()}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.resumeLabel} required hint={texts.resumeHint} error={errors.resume?.()}>
        {(control) => (
          <FilePicker
            control={control}
            accept=".pdf,.docx"
            labels={{ choose: texts.chooseFile, drop: texts.orDropIt, remove: texts.removeFile }}
            file={values.resume}
            detail={values.resume ? formatFileSize(values.resume.size) : undefined}
            onPick={(resume) => change({ resume })}
          />
        )}
      </Field>
      <InsightsConsent job={job} agreed={agreed} onChange={setAgreed} />
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      {isSending && <ProgressBar label={texts.percent(percent)} percent={percent} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {texts.continue}
        </Button>
        <Button size="large" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      {known === undefined && <BegunElsewhere jobToken={jobToken} email={values.email} />}
    </form>
  );
}
