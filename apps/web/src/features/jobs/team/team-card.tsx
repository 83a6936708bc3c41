import type { JobTeam } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { Lock, PencilLine, Users } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { formatList } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { jobTeamMessages as messages } from './messages.ts';
import { teamQuery } from './team.queries.ts';
import { TeamDialog } from './team-dialog.tsx';

/** Who sees a job, for its page. */
export function TeamCard({ jobId }: { jobId: number }) {
  const mayUpdate = usePermission('job', 'update');
  const team = useQuery(teamQuery(jobId));
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={messages.title}
      actions={
        mayUpdate &&
        team.data !== undefined && (
          <Button
            variant="ghost"
            size="small"
            icon={<PencilLine />}
            onClick={() => setIsEditing(true)}
            className="-me-2"
          >
            {messages.change}
          </Button>
        )
      }
    >
      <Loaded
        query={team}
        failed={messages.loadFailed}
        skeleton={
          <Loading label={messages.loading}>
            <Skeleton className="h-12" />
          </Loading>
        }
      >
        {(loaded) => (
          <>
            <Viewers team={loaded} />
            {isEditing && <TeamDialog jobId={jobId} team={loaded} onClose={() => setIsEditing(false)} />}
          </>
        )}
      </Loaded>
    </Card>
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
