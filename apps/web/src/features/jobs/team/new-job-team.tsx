import type { JobTeamInput } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { jobTeamMessages as messages } from './messages.ts';
import { SeenBy } from './seen-by.tsx';
import { teamPeopleQuery } from './team.queries.ts';
import { TeamMembers } from './team-members.tsx';

/** Undefined while everyone sees it. */
type Team = JobTeamInput | undefined;
type Props = { team: Team; onChange: (team: Team) => void };

/** Chooses who will see a new job. The server adds the person who creates it. */
export function NewJobTeam({ team, onChange }: Props) {
  return (
    <Card title={messages.title}>
      <SeenBy
        teamOnly={team !== undefined}
        onChange={(teamOnly) => onChange(teamOnly ? { teamOnly, members: [] } : undefined)}
      />
      {team === undefined ? (
        <p className="mt-3 text-ink-soft text-sm">{messages.everyoneSees}</p>
      ) : (
        <Members members={team.members} onChange={(members) => onChange({ teamOnly: true, members })} />
      )}
    </Card>
  );
}

type MembersProps = { members: readonly number[]; onChange: (members: number[]) => void };

function Members({ members, onChange }: MembersProps) {
  const people = useQuery(teamPeopleQuery);
  const { id: creatorId } = useCurrentUser();
  return (
    <Loaded
      query={people}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading}>
          <Skeleton className="mt-3 h-24" />
        </Loading>
      }
    >
      {(all) => (
        <TeamMembers
          people={all}
          members={members}
          creatorId={creatorId}
          onSet={(id, isMember) =>
            onChange([...members.filter((other) => other !== id), ...(isMember ? [id] : [])])
          }
        />
      )}
    </Loaded>
  );
}
