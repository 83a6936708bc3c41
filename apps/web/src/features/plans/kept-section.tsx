import { type Keepable, type KeepableGroup, type KeptState, plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { changeMessages as messages } from './messages.ts';
import { keptQuery, useChooseKept } from './plans.queries.ts';

/** Which jobs and users stay when a plan has no room for all of them; hidden when it has. */
export function KeptSection() {
  const { data } = useQuery(keptQuery);
  if (data === undefined || data === null) return null;
  return <Choice key={JSON.stringify(data)} state={data} />;
}

function Choice({ state }: { state: NonNullable<KeptState> }) {
  const { plan, at, chooseBy, isChosen } = state;
  const saving = useChooseKept();
  const [jobs, setJobs] = useState(() => keptOf(state.jobs));
  const [users, setUsers] = useState(() => keptOf(state.users));
  const { name } = plans[plan];
  const fits = isWithin(state.jobs, jobs) && isWithin(state.users, users);

  function save(): void {
    saving.mutate(
      { jobs: [...jobs], users: [...users] },
      {
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      },
    );
  }

  return (
    <Card title={chooseBy === null ? messages.pausedTitle : messages.keptTitle}>
      <p>
        {chooseBy === null
          ? messages.pausedText({ plan: name })
          : messages.keptText({ plan: name, at: formatDate(at), by: formatDate(chooseBy) })}
      </p>
      {chooseBy !== null && (
        <p className="mt-1 text-ink-soft">{isChosen ? messages.chosen : messages.byDefault}</p>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <Group legend={messages.jobsLegend} group={state.jobs} chosen={jobs} onChange={setJobs} />
        <Group legend={messages.usersLegend} group={state.users} chosen={users} onChange={setUsers} />
      </div>
      <Button variant="primary" className="mt-5" loading={saving.isPending} disabled={!fits} onClick={save}>
        {messages.save}
      </Button>
    </Card>
  );
}

type GroupProps = {
  legend: string;
  group: KeepableGroup;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** Nothing to choose when the plan has room for all of them. */
function Group({ legend, group, chosen, onChange }: GroupProps) {
  const { most, items } = group;
  if (most === null || items.length <= most) return null;
  const isFull = chosen.size >= most;

  function toggle(id: number, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        {legend}{' '}
        <span className={chosen.size > most ? 'text-danger-ink' : 'text-ink-soft'}>
          {messages.count({ chosen: chosen.size, most })}
        </span>
      </legend>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Checkbox
              label={item.name}
              checked={chosen.has(item.id)}
              disabled={(item.isFixed && chosen.has(item.id)) || (isFull && !chosen.has(item.id))}
              onChange={(isOn) => toggle(item.id, isOn)}
              className="min-w-0"
              labelClassName="wrap-anywhere min-w-0"
            />
            <span className="text-ink-soft text-sm">{item.detail}</span>
            {item.isPaused && <Badge tone="amber">{messages.paused}</Badge>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Fixed entries belong to every choice. */
function keptOf({ items }: KeepableGroup): ReadonlySet<number> {
  return new Set(items.filter(({ isKept, isFixed }: Keepable) => isKept || isFixed).map(({ id }) => id));
}

function isWithin({ most }: KeepableGroup, chosen: ReadonlySet<number>): boolean {
  return most === null || chosen.size <= most;
}
