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
import { jobTeamMessages as messages } from '../messages.ts';
import { teamQuery, useUpdateTeam } from './team.queries.ts';

/** The dialog's choices. A person who would no longer see the job confirms that first. */
export function useTeamForm(jobId: number, team: JobTeam, onClose: () => void) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const update = useUpdateTeam(jobId);
  const [teamOnly, setTeamOnly] = useState(team.teamOnly);
  const [members, setMembers] = useState<readonly number[]>(team.members);
  const [isConfirming, setIsConfirming] = useState(false);
  const leaves = teamOnly && !members.includes(user.id) && !seesEveryJob(user.permissions);
  const isEmpty = teamOnly && members.length === 0;

  function choose(isTeamOnly: boolean): void {
    setTeamOnly(isTeamOnly);
    // The first team begins with the person who makes it, if the job is not shown to them anyway.
    if (isTeamOnly && members.length === 0 && team.people.some(({ id }) => id === user.id))
      setMembers([user.id]);
  }

  function send(): void {
    update.mutate(
      { teamOnly, members: [...members] },
      {
        onSuccess: () => {
          toast.success(leaves ? messages.left : messages.saved);
          onClose();
          if (!leaves) return;
          forgetWhenLeft(client, jobQuery(jobId).queryKey);
          forgetWhenLeft(client, teamQuery(jobId).queryKey);
          void navigate('/jobs', { replace: true });
        },
        onError: (error) => {
          setIsConfirming(false);
          toast.error(messageOf(error, messages.saveFailed));
        },
      },
    );
  }
  return {
    teamOnly,
    members,
    choose,
    set: (userId: number, isMember: boolean) =>
      setMembers((before) => [...before.filter((id) => id !== userId), ...(isMember ? [userId] : [])]),
    add: (userIds: readonly number[]) => setMembers((before) => [...new Set([...before, ...userIds])]),
    isEmpty,
    isSaving: update.isPending,
    isConfirming,
    save: () => (leaves ? setIsConfirming(true) : send()),
    confirm: send,
    cancelConfirming: () => setIsConfirming(false),
    /** People with candidates to review who would no longer see them. */
    excludedReviewers: teamOnly
      ? team.people.filter(
          (person) => person.isReviewer && !person.seesEveryJob && !members.includes(person.id),
        )
      : [],
  };
}
export type TeamForm = ReturnType<typeof useTeamForm>;
