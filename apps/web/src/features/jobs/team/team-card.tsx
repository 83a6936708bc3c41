import type { JobTeam } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { Lock, Users } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { formatList } from '../../../lib/formats.ts';
import { EditableCard } from '../../../ui/figures/editable-card.tsx';
import { jobTeamMessages as messages } from './messages.ts';
import { teamQuery } from './team.queries.ts';
import { TeamDialog } from './team-dialog.tsx';

/** Shows on the page of a job who sees it. */
export function TeamCard({ jobId }: { jobId: number }) {
  const mayUpdate = usePermission('job', 'update');
  return (
    <EditableCard
      title={messages.title}
      query={useQuery(teamQuery(jobId))}
      loading={messages.loading}
      failed={messages.loadFailed}
      editLabel={mayUpdate ? messages.change : undefined}
      dialog={(team, onClose) => <TeamDialog jobId={jobId} team={team} onClose={onClose} />}
    >
      {(team) => <Viewers team={team} />}
    </EditableCard>
  );
}

function Viewers({ team }: { team: JobTeam }) {
  if (!team.teamOnly) {
    return (
      <p className="flex items-center gap-2 text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0">
        <Users aria-hidden />
        {messages.everyoneSees}
      </p>
    );
  }
  const members = team.people.filter(({ id }) => team.members.includes(id));
  return (
    <>
      <p className="flex items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
        <Lock aria-hidden />
        {members.length === 0
          ? messages.onlyManagers
          : messages.onlyTeam({ names: formatList(members.map(({ name }) => name)) })}
      </p>
      <p className="mt-1 text-ink-soft text-sm">{messages.managersToo}</p>
    </>
  );
}
