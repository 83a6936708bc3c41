import { type InterviewState, type PublicJob } from '@nimble/contracts/interviews';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatFileSize } from '../../lib/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Input } from '../../ui/input.tsx';
import { beginInterview, EmailTakenError, ResumeError } from './begin-interview.ts';
import { type CandidateErrors, type CandidateValues, checkCandidate } from './check-candidate.ts';
import { interviewTexts as texts } from './messages.ts';

type Props = {
  job: PublicJob;
  jobToken: string;
  onBack: () => void;
  onBegun: (email: string, token: string, state: InterviewState) => void;
};

/** Who answers (spec 1 §2 'Before We Begin', §5). */
export function CandidateForm({ job, jobToken, onBack, onBegun }: Props) {
  const [values, setValues] = useState<CandidateValues>({ name: '', email: '', resume: null });
  const [errors, setErrors] = useState<CandidateErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  function change(changes: Partial<CandidateValues>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = checkCandidate(values);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0 || values.resume === null || isSending) return;
    setIsSending(true);
    try {
      const { token, data } = await beginInterview(job, jobToken, { ...values, resume: values.resume });
      onBegun(values.email.trim(), token, data);
    } catch (error) {
      if (error instanceof EmailTakenError) setErrors({ email: texts.emailTaken });
      else if (error instanceof ResumeError) setErrors({ resume: error.message });
      else setProblem(messageOf(error, texts.unexpected));
      setIsSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="my-auto flex flex-col gap-5">
      <header>
        <h1 className="font-semibold text-2xl">{texts.beforeWeBegin}</h1>
        <p className="mt-1 text-ink-soft">{texts.beforeText}</p>
      </header>
      <Field label={texts.name} required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.email} required error={errors.email}>
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
      <Field label={texts.resumeLabel} required hint={texts.resumeHint} error={errors.resume}>
        {(control) => (
          <FilePicker
            control={control}
            accept=".pdf,.docx"
            file={values.resume}
            detail={values.resume ? formatFileSize(values.resume.size) : undefined}
            onPick={(resume) => change({ resume })}
          />
        )}
      </Field>
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {texts.continue}
        </Button>
        <Button size="large" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
