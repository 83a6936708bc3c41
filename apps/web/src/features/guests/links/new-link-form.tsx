import { guestLinkDays, guestMessages, mostCandidatesOfLink } from '@nimble/contracts/guests';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { CandidatePicker } from '../candidate-picker.tsx';
import { useCreateGuestLink } from '../guests.queries.ts';
import { guestLinksMessages as messages } from '../messages.ts';

type Props = { jobId: number; candidates: readonly number[]; onCreated: (address: string) => void };

const dayOptions = guestLinkDays.map((days) => ({ value: String(days), label: messages.daysOf(days) }));

export function NewLinkForm({ jobId, candidates, onCreated }: Props) {
  const create = useCreateGuestLink(jobId);
  const [purpose, setPurpose] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>(candidates);
  const [showsNames, setShowsNames] = useState(false);
  const [days, setDays] = useState('7');
  const [hasTried, setHasTried] = useState(false);
  const isNameless = purpose.trim() === '';

  function send(): void {
    setHasTried(true);
    const goodFor = guestLinkDays.find((choice) => String(choice) === days);
    if (isNameless || chosen.length === 0 || goodFor === undefined) return;
    create.mutate(
      { purpose, candidates: [...chosen], showsNames, days: goodFor },
      {
        onSuccess: ({ address }) => onCreated(address),
        onError: (error) => toast.error(messageOf(error, messages.createFailed)),
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      <Field
        label={messages.purpose}
        required
        error={hasTried && isNameless ? guestMessages.purposeMissing : undefined}
      >
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
      <fieldset>
        <legend className="mb-1.5 flex w-full justify-between font-medium text-sm">
          {messages.candidates}
          <span className="font-normal text-ink-faint tabular-nums">{messages.chosen(chosen.length)}</span>
        </legend>
        <CandidatePicker jobId={jobId} chosen={chosen} most={mostCandidatesOfLink} onChange={setChosen} />
        {hasTried && chosen.length === 0 && <FieldError>{guestMessages.noCandidates}</FieldError>}
      </fieldset>
      <div>
        <Switch checked={showsNames} onChange={setShowsNames} label={messages.names} />
        <p className="mt-1 text-ink-faint text-sm">{messages.namesHint}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={messages.days}>
          {(control) => <Select {...control} value={days} options={dayOptions} onChange={setDays} />}
        </Field>
        <Button type="submit" variant="primary" loading={create.isPending}>
          {messages.create}
        </Button>
      </div>
    </form>
  );
}
