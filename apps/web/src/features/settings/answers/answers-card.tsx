import type { CompanyChanges, OwnCompany } from '@nimble/contracts/companies';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { companyQuery, useSaveCompany } from '../branding/branding.queries.ts';
import { brandingMessages } from '../messages.ts';
import { answersMessages as messages } from './messages.ts';

/** What the status page of candidates shows. */
export function AnswersCard() {
  const companyId = useCurrentUser().company?.id;
  return companyId === undefined ? null : <CompanyAnswers companyId={companyId} />;
}

function CompanyAnswers({ companyId }: { companyId: number }) {
  const company = useQuery(companyQuery(companyId));
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-64" />
    </Loading>
  );
  return (
    <Loaded query={company} skeleton={skeleton} failed={brandingMessages.loadFailed}>
      {(shown) => <Choices company={shown} />}
    </Loaded>
  );
}

function Choices({ company }: { company: OwnCompany }) {
  const mayUpdate = usePermission('company', 'update');
  const saving = useSaveCompany(company.id);
  function change(changes: CompanyChanges): void {
    saving.mutate(changes, {
      onSuccess: () => toast.success(messages.saved),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
    });
  }
  const shared = { disabled: !mayUpdate, busy: saving.isPending };
  return (
    <Card title={messages.title}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{messages.text}</p>
        <Days
          value={company.answerDays}
          disabled={!mayUpdate || saving.isPending}
          onChange={(answerDays) => change({ answerDays })}
        />
        <Choice
          {...shared}
          checked={company.showsWatched}
          label={messages.watched}
          hint={messages.watchedHint}
          onChange={(showsWatched) => change({ showsWatched })}
        />
        <Choice
          {...shared}
          checked={company.showsDecisions}
          label={messages.decisions}
          hint={messages.decisionsHint}
          onChange={(showsDecisions) => change({ showsDecisions })}
        />
      </div>
    </Card>
  );
}

const choices = [3, 5, 7, 10, 14, 21, 30, 60, 90];

type DaysProps = { value: number | null; disabled: boolean; onChange: (days: number | null) => void };

function Days({ value, disabled, onChange }: DaysProps) {
  const days = [...new Set([...choices, ...(value === null ? [] : [value])])].sort(
    (one, other) => one - other,
  );
  const options = [
    { value: '', label: messages.none },
    ...days.map((count) => ({ value: `${count}`, label: messages.within({ count }) })),
  ];
  return (
    <Field label={messages.days} hint={messages.daysHint}>
      {(control) => (
        <Select
          {...control}
          value={`${value ?? ''}`}
          options={options}
          disabled={disabled}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          className="w-56 max-sm:w-full"
        />
      )}
    </Field>
  );
}

type ChoiceProps = {
  checked: boolean;
  label: string;
  hint: string;
  disabled: boolean;
  busy: boolean;
  onChange: (isOn: boolean) => void;
};

function Choice({ hint, ...choice }: ChoiceProps) {
  const hintId = useId();
  return (
    <div role="group" aria-describedby={hintId}>
      <Switch {...choice} />
      <p id={hintId} className="mt-1 ps-11.5 text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  );
}
