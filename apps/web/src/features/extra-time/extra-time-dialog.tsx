import { timeFactors } from '@nimble/contracts/extra-time';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { extraTimeQuery, useGiveExtraTime } from './extra-time.queries.ts';
import { extraTimeMessages as messages } from './messages.ts';

const noLimit = 'untimed';
const options = [
  ...timeFactors.map((factor) => ({
    value: `${factor}`,
    label: factor === 1 ? messages.usual : messages.factorOf({ factor }),
  })),
  { value: noLimit, label: messages.untimed },
];
/** The most frequent factor. */
const usualFactor = '1.5';

/** Gives single candidates of a job extra time, and removes it. */
export function ExtraTimeDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={messages.subtitle}
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      <ExtraTimeForm jobId={jobId} />
      <ExtraTimeList jobId={jobId} />
    </Modal>
  );
}

type Wish = { email: string; factor: string; questionsInAdvance: boolean };

/** What is wanted, or what is wrong with it. */
function allowanceOf({ email, factor, questionsInAdvance }: Wish) {
  const chosen = timeFactors.find((known) => `${known}` === factor) ?? 1;
  const untimed = factor === noLimit;
  if (chosen === 1 && !untimed && !questionsInAdvance) return messages.nothingChosen;
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return messages.emailInvalid;
  return { email: email.trim(), factor: chosen, untimed, questionsInAdvance };
}

function ExtraTimeForm({ jobId }: { jobId: number }) {
  const [wish, setWish] = useState<Wish>({ email: '', factor: usualFactor, questionsInAdvance: false });
  const [error, setError] = useState<string>();
  const giving = useGiveExtraTime(jobId);

  const { email, factor, questionsInAdvance } = wish;
  function change(changes: Partial<Wish>): void {
    setWish({ ...wish, ...changes });
    setError(undefined);
  }
  function give(event: FormEvent): void {
    event.preventDefault();
    const wanted = allowanceOf(wish);
    if (typeof wanted === 'string') return setError(wanted);
    giving.mutate(wanted, {
      onSuccess: () => {
        toast.success(messages.given);
        setWish({ ...wish, email: '' });
      },
      onError: (failure) => setError(messageOf(failure, messages.failed)),
    });
  }

  return (
    <form noValidate onSubmit={give} className="flex flex-col gap-4">
      <Field label={messages.email} required hint={messages.note} error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            value={email}
            spellCheck={false}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={messages.questionsInAdvance}
        checked={questionsInAdvance}
        onChange={(isOn) => change({ questionsInAdvance: isOn })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TimeField value={factor} onChange={(chosen) => change({ factor: chosen })} />
        <Button type="submit" variant="primary" loading={giving.isPending}>
          {messages.give}
        </Button>
      </div>
    </form>
  );
}

type TimeProps = { value: string; onChange: (value: string) => void };

function TimeField({ value, onChange }: TimeProps) {
  return (
    <Field label={messages.factor} className="min-w-44 flex-1">
      {(control) => <Select {...control} value={value} options={options} onChange={onChange} />}
    </Field>
  );
}

function ExtraTimeList({ jobId }: { jobId: number }) {
  const listed = useQuery(extraTimeQuery(jobId));
  const giving = useGiveExtraTime(jobId);
  if (listed.isPending) return <Skeleton className="mt-5 h-16" />;
  if (listed.data === undefined)
    return (
      <p role="alert" className="mt-5 text-danger-ink">
        {messageOf(listed.error, messages.listFailed)}
      </p>
    );

  function takeBack(email: string): void {
    giving.mutate(
      { email, factor: 1, untimed: false, questionsInAdvance: false },
      {
        onSuccess: () => toast.success(messages.removed),
        onError: (failure) => toast.error(messageOf(failure, messages.failed)),
      },
    );
  }

  return (
    <section aria-label={messages.list} className="mt-5">
      <h3 className="mb-2 font-semibold">{messages.list}</h3>
      {listed.data.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {listed.data.map(({ email, factor, untimed, questionsInAdvance }) => (
            <li key={email} className="flex flex-wrap items-center gap-2 px-3 py-2">
              <span className="min-w-0 flex-1 basis-48 break-all">{email}</span>
              {(untimed || factor > 1) && (
                <Badge tone="blue">{untimed ? messages.untimed : messages.factorOf({ factor })}</Badge>
              )}
              {questionsInAdvance && <Badge tone="blue">{messages.inAdvance}</Badge>}
              <Button
                size="small"
                aria-label={messages.removeOf({ email })}
                loading={giving.isPending && giving.variables.email === email}
                onClick={() => takeBack(email)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
