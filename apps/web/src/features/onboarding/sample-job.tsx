import { CircleCheck, Lightbulb } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { onboardingMessages as messages } from './messages.ts';

const minutes = ['1', '2', '3', '5'] as const;
type Minutes = (typeof minutes)[number];

/** A local sample job: no call is made and nothing is stored. */
export function SampleJob({ onCreated }: { onCreated: () => void }) {
  const [title, setTitle] = useState<string>(messages.sampleTitleValue);
  const [question, setQuestion] = useState<string>(messages.sampleQuestionValue);
  const [limit, setLimit] = useState<Minutes>('2');
  const [isCreated, setIsCreated] = useState(false);

  function create(event: FormEvent): void {
    event.preventDefault();
    setIsCreated(true);
    onCreated();
  }

  return (
    <form onSubmit={create} className="grid gap-4">
      <SampleText label={messages.sampleTitle} value={title} longest={100} onChange={setTitle} />
      <SampleText label={messages.sampleQuestion} value={question} longest={500} onChange={setQuestion} />
      <Field label={messages.sampleLimit}>
        {(control) => (
          <Select
            {...control}
            value={limit}
            options={minutes.map((value) => ({
              value,
              label: messages.sampleMinutes({ minutes: Number(value) }),
            }))}
            onChange={setLimit}
          />
        )}
      </Field>
      <p className="flex items-start gap-2 rounded-control border border-info-line bg-info-soft px-3 py-2 text-info-ink">
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
        {messages.sampleTip}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{messages.sampleCreate}</Button>
        <p role="status" className="flex items-center gap-1.5 text-brand-ink">
          {isCreated && (
            <>
              <CircleCheck aria-hidden className="size-4" />
              {messages.sampleCreated({ title })}
            </>
          )}
        </p>
      </div>
    </form>
  );
}

type TextProps = { label: string; value: string; longest: number; onChange: (text: string) => void };

function SampleText({ label, value, longest, onChange }: TextProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={longest}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
