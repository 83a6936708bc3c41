import type { JobTeam } from '@nimble/contracts/jobs';
import { seesEveryJob } from '@nimble/contracts/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { forgetWhenLeft } from '../../../shared/deletion.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { jobQuery } from '../jobs.queries.ts';
import { jobTeamMessages as messages } from './messages.ts';
import { teamQuery, useUpdateTeam } from './team.queries.ts';

/** The dialog's choices. A person who would no longer see the job confirms that first. */
export function useTeamForm(jobId: number, team: JobTeam, onClose: () => void) {
  const chosen = useChosenTeam(team);
  const { teamOnly, members, leaves } = chosen;
  const update = useUpdateTeam(jobId);
  const leaveJob = useLeaveJob(jobId);
  const [isConfirming, setIsConfirming] = useState(false);

  function send(): void {
    update.mutate(
      { teamOnly, members: [...members] },
      {
        onSuccess: () => {
          toast.success(leaves ? messages.left : messages.saved);
          onClose();
          if (leaves) leaveJob();
        },
        onError: (error) => {
          setIsConfirming(false);
          toast.error(messageOf(error, messages.saveFailed));
        },
      },
    );
  }
  return {
    ...chosen,
    isSaving: update.isPending,
    isConfirming,
    save: () => (leaves ? setIsConfirming(true) : send()),
    confirm: send,
    cancelConfirming: () => setIsConfirming(false),
  };
}
export type TeamForm = ReturnType<typeof useTeamForm>;

function useChosenTeam(team: JobTeam) {
  const user = useCurrentUser();
  const [teamOnly, setTeamOnly] = useState(team.teamOnly);
  const [members, setMembers] = useState<readonly number[]>(team.members);

  function choose(isTeamOnly: boolean): void {
    setTeamOnly(isTeamOnly);
    // A first team begins with the person who makes it.
    if (isTeamOnly && members.length === 0 && team.people.some(({ id }) => id === user.id))
      setMembers([user.id]);
  }
  return {
    teamOnly,
    members,
    choose,
    set: (userId: number, isMember: boolean) =>
      setMembers((before) => [...before.filter((id) => id !== userId), ...(isMember ? [userId] : [])]),
    add: (userIds: readonly number[]) => setMembers((before) => [...new Set([...before, ...userIds])]),
    isEmpty: teamOnly && members.length === 0,
    /** Would the user no longer see the job? */
    leaves: teamOnly && !members.includes(user.id) && !seesEveryJob(user.permissions),
    /** People with candidates to review who would no longer see them. */
    excludedReviewers: teamOnly
      ? team.people.filter(
          (person) => person.isReviewer && !person.seesEveryJob && !members.includes(person.id),
        )
      : [],
  };
}

/** To the list of jobs, without what was loaded of one. */
function useLeaveJob(jobId: number): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return () => {
    forgetWhenLeft(client, jobQuery(jobId).queryKey);
    forgetWhenLeft(client, teamQuery(jobId).queryKey);
    void navigate('/jobs', { replace: true });
  };
}
