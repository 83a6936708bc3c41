import { timeFactors } from '@nimble/contracts/extra-time';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { LanguageSelect } from '../../ui/fields/language-select.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { TermsDraft } from './invitation-terms.ts';
import { invitationsMessages } from './messages.ts';

const messages = invitationsMessages.terms;

const dayChoices = [3, 5, 7, 14, 30] as const;

const extraTimes = [...timeFactors, 'untimed'] as const;

function inWords(extraTime: (typeof extraTimes)[number]): string {
  if (extraTime === 'untimed') return messages.untimed;
  return extraTime === 1 ? messages.noExtraTime : messages.factor({ factor: extraTime });
}

type Props = {
  draft: TermsDraft;
  /** The error of the date. */
  error: string | undefined;
  onChange: (draft: TermsDraft) => void;
};

/** Deadline, extra time and language of the invited people. */
export function InviteTerms({ draft, error, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeadlineField draft={draft} onChange={onChange} />
      {draft.deadline === 'date' && (
        <Field label={messages.date} error={error}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.date}
              onChange={(event) => onChange({ ...draft, date: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={messages.extraTime}>
        {(control) => (
          <Select
            {...control}
            value={`${draft.extraTime}`}
            options={extraTimes.map((extraTime) => ({ value: `${extraTime}`, label: inWords(extraTime) }))}
            onChange={(value) =>
              onChange({ ...draft, extraTime: extraTimes.find((each) => `${each}` === value) ?? 1 })
            }
          />
        )}
      </Field>
      <Field label={messages.language}>
        {(control) => (
          <LanguageSelect
            {...control}
            value={draft.language}
            none={messages.defaultLanguage}
            onChange={(language) => onChange({ ...draft, language })}
          />
        )}
      </Field>
      <Checkbox
        className="sm:col-span-2"
        checked={draft.questionsInAdvance}
        onChange={(questionsInAdvance) => onChange({ ...draft, questionsInAdvance })}
        label={messages.questionsInAdvance}
      />
    </div>
  );
}

function DeadlineField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  return (
    <Field label={messages.deadline}>
      {(control) => (
        <Select
          {...control}
          value={draft.deadline}
          options={[
            { value: 'job', label: messages.deadlineOfJob },
            ...dayChoices.map((count) => ({ value: `${count}` as const, label: messages.days({ count }) })),
            { value: 'date', label: messages.onDate },
          ]}
          onChange={(deadline) => onChange({ ...draft, deadline })}
        />
      )}
    </Field>
  );
}
