import { guestLinkDays, mostCandidatesOfLink } from '@nimble/contracts/guests';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { CandidatePicker } from '../candidate-picker.tsx';
import { guestLinksMessages as messages } from '../messages.ts';
import { useNewLink } from './use-new-link.ts';

type Props = { jobId: number; candidates: readonly number[]; onCreated: (address: string) => void };

const dayOptions = guestLinkDays.map((days) => ({ value: String(days), label: messages.daysOf({ days }) }));

export function NewLinkForm({ jobId, candidates, onCreated }: Props) {
  const link = useNewLink({ jobId, candidates, onCreated });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        link.send();
      }}
      className="flex flex-col gap-4"
    >
      <PurposeField link={link} />
      <CandidatesField jobId={jobId} link={link} />
      <div>
        <Switch checked={link.showsNames} onChange={link.setShowsNames} label={messages.names} />
        <p className="mt-1 text-ink-faint text-sm">{messages.namesHint}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={messages.days}>
          {(control) => (
            <Select {...control} value={link.days} options={dayOptions} onChange={link.setDays} />
          )}
        </Field>
        <Button type="submit" variant="primary" loading={link.isSending}>
          {messages.create}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = { link: ReturnType<typeof useNewLink> };

function PurposeField({ link: { purpose, setPurpose, purposeError } }: FieldProps) {
  return (
    <Field label={messages.purpose} required error={purposeError}>
      {(control) => (
        <Input
          {...control}
          value={purpose}
          maxLength={100}
          placeholder={messages.purposePlaceholder}
          onChange={(event) => setPurpose(event.target.value)}
        />
      )}
    </Field>
  );
}

function CandidatesField({
  jobId,
  link: { chosen, setChosen, chosenError },
}: FieldProps & { jobId: number }) {
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between font-medium text-sm">
        {messages.candidates}
        <span className="font-normal text-ink-faint tabular-nums">
          {messages.chosen({ count: chosen.length })}
        </span>
      </legend>
      <CandidatePicker jobId={jobId} chosen={chosen} most={mostCandidatesOfLink} onChange={setChosen} />
      {chosenError !== undefined && <FieldError>{chosenError}</FieldError>}
    </fieldset>
  );
}
