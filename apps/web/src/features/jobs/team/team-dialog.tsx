import type { JobTeam } from '@nimble/contracts/jobs';
import { formatList } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { jobTeamMessages as messages } from './messages.ts';
import { SeenBy } from './seen-by.tsx';
import { TeamMembers } from './team-members.tsx';
import { type TeamForm, useTeamForm } from './use-team-form.ts';

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
      <SeenBy teamOnly={form.teamOnly} onChange={form.choose} />
      {form.teamOnly ? (
        <People team={team} form={form} />
      ) : (
        <p className="mt-3 text-ink-soft text-sm">{messages.everyoneText}</p>
      )}
    </Modal>
  );
}

function People({ team, form }: { team: JobTeam; form: TeamForm }) {
  return (
    <>
      <TeamMembers people={team.people} members={form.members} onSet={form.set} />
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
