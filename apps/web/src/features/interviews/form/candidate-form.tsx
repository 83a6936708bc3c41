import { useEffect, useRef } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { BegunDialog } from './begun-dialog.tsx';
import { BegunElsewhere } from './begun-elsewhere.tsx';
import { InsightsConsent } from './insights-consent.tsx';
import { type InterviewBeginning, useCandidateForm } from './use-candidate-form.ts';

type Props = InterviewBeginning & { onBack: () => void };

/** The form 'Before We Begin'. */
export function CandidateForm({ onBack, ...beginning }: Props) {
  const { job, jobToken, known } = beginning;
  const candidate = useCandidateForm(beginning);
  const { form, fields, agreed, setAgreed, send, problem, percent, isSending } = candidate;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
      className="m-auto flex w-full max-w-sheet flex-col gap-6 rounded-card border border-line bg-surface p-card"
    >
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {texts.beforeWeBegin}
        </h1>
        <p className="mt-1 text-ink-soft">{texts.beforeText}</p>
      </header>
      <CandidateFields {...fields} isInvited={job.invitation !== undefined} />
      <InsightsConsent job={job} agreed={agreed} onChange={setAgreed} />
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      {isSending && <ProgressBar label={texts.percent({ percent })} percent={percent} />}
      <NextStep isSending={isSending} onBack={onBack} />
      {known === undefined && <BegunElsewhere jobToken={jobToken} email={fields.values.email} />}
      {candidate.isBegun && (
        <BegunDialog
          jobToken={jobToken}
          email={fields.values.email}
          onCancel={() => candidate.setIsBegun(false)}
          onStartOver={() => void send(true)}
        />
      )}
    </form>
  );
}

function NextStep({ isSending, onBack }: { isSending: boolean; onBack: () => void }) {
  return (
    <div data-stays="bottom" className="stays-below fades-to-surface flex flex-wrap gap-3 py-2">
      <Button type="submit" variant="primary" size="large" loading={isSending} className="max-sm:grow">
        {texts.continue}
      </Button>
      <Button size="large" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  );
}

/** The candidate's fields, with the resume. */
type Fields = ReturnType<typeof useCandidateForm>['fields'] & { isInvited: boolean };

function CandidateFields({ isInvited, ...fields }: Fields) {
  const { values, errors, change, pickResume } = fields;
  return (
    <>
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
            // The address of a personal link is that of the invitation.
            readOnly={isInvited}
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
            onPick={(resume) => void pickResume(resume)}
          />
        )}
      </Field>
    </>
  );
}
