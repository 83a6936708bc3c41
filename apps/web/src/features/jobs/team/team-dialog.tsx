import { type JobTeam, mostTeamMembers } from '@nimble/contracts/jobs';
import { useState } from 'react';
import { formatList } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { jobTeamMessages as messages } from './messages.ts';
import { type TeamForm, useTeamForm } from './use-team-form.ts';

/** Above this many people, a field filters their names. */
const manyPeople = 8;

type Props = { jobId: number; team: JobTeam; onClose: () => void };

/** Chooses who sees a job: everyone in the company, or only its hiring team. */
export function TeamDialog({ jobId, team, onClose }: Props) {
  const form = useTeamForm(jobId, team, onClose);
  if (form.isConfirming) {
    return (
      <ConfirmDialog
        open
        danger
        title={messages.leaveTitle}
        description={messages.leaveText}
        confirmLabel={messages.leave}
        pending={form.isSaving}
        onConfirm={form.confirm}
        onCancel={form.cancelConfirming}
      />
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" loading={form.isSaving} disabled={form.isEmpty} onClick={form.save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={messages.title}
        value={form.teamOnly ? 'team' : 'everyone'}
        options={[
          { value: 'everyone', label: messages.everyone },
          { value: 'team', label: messages.team },
        ]}
        onChange={(value) => form.choose(value === 'team')}
      />
      {form.teamOnly ? (
        <People team={team} form={form} />
      ) : (
        <p className="mt-3 text-ink-soft text-sm">{messages.everyoneText}</p>
      )}
    </Modal>
  );
}

function People({ team, form }: { team: JobTeam; form: TeamForm }) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLocaleLowerCase();
  const people = team.people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const isFull = form.members.length >= mostTeamMembers;
  return (
    <>
      <p className="mt-3">{messages.dialogText}</p>
      <p className="mt-1 text-ink-soft text-sm">{messages.teamText}</p>
      {team.people.length > manyPeople && (
        <Input
          aria-label={messages.filter}
          placeholder={messages.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="mt-3"
        />
      )}
      <fieldset className="mt-3 max-h-64 overflow-y-auto rounded-control border border-line p-2">
        <legend className="sr-only">{messages.members}</legend>
        {people.length === 0 && <p className="p-1.5 text-ink-soft text-sm">{messages.noneFound}</p>}
        {people.map(({ id, name, seesEveryJob }) => {
          const isMember = form.members.includes(id);
          return (
            <div key={id} className="flex flex-wrap items-center gap-x-2 p-1.5">
              <Checkbox
                label={name}
                checked={isMember}
                disabled={isFull && !isMember}
                onChange={(isChecked) => form.set(id, isChecked)}
              />
              {seesEveryJob && <span className="text-ink-soft text-sm">{messages.seesEveryJob}</span>}
            </div>
          );
        })}
      </fieldset>
      {form.isEmpty && <FieldError>{messages.empty}</FieldError>}
      <ExcludedReviewers form={form} />
    </>
  );
}

function ExcludedReviewers({ form }: { form: TeamForm }) {
  const excluded = form.excludedReviewers;
  if (excluded.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-3 rounded-control border border-warning-line bg-warning-soft p-3 text-sm text-warning-ink"
    >
      <p>
        {messages.excludedReviewers({
          count: excluded.length,
          names: formatList(excluded.map(({ name }) => name)),
        })}
      </p>
      <Button size="small" className="mt-2" onClick={() => form.add(excluded.map(({ id }) => id))}>
        {messages.addReviewers}
      </Button>
    </div>
  );
}
