import type { DecisionMail } from '@nimble/contracts/decision-mails';
import {
  changeSeveralSubmissions,
  deleteSeveralSubmissions,
  mostAtOnce,
  type ReviewStatus,
  type SeveralChanged,
  type SeveralUndone,
  type SubmissionSummary,
  undoSeveralDecisions,
} from '@nimble/contracts/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api-client.ts';
import { useMutation } from '../../../../lib/use-mutation.ts';
import { invalidate } from '../../../../shared/cache/invalidate.ts';
import { queryKeys, shownOfSubmissions } from '../../../../shared/cache/query-keys.ts';

type Seen = Pick<SubmissionSummary, 'id' | 'status'>;

type Change = { status: ReviewStatus; seen: readonly Seen[]; mail?: DecisionMail | undefined };

/** Sets a status where it is still as the list shows it. */
export function useChangeSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ status, seen, mail }: Change) => {
      const answer: SeveralChanged = { changed: [], refused: [], decisions: [] };
      for (const part of partsOf(seen, mostAtOnce)) {
        const submissions = part.map(({ id, status }) => ({ id, ifUnchanged: { status } }));
        const { data } = await call(changeSeveralSubmissions, {
          body: { data: { status, submissions, ...(mail !== undefined && { mail }) } },
        });
        answer.changed.push(...data.changed);
        answer.refused.push(...data.refused);
        answer.decisions.push(...data.decisions);
      }
      return answer;
    },
    // Some may be changed where a later part has failed.
    onSettled: () => void invalidate(client, [queryKeys.anySubmission, ...shownOfSubmissions]),
  });
}

/** Restores the statuses before these decisions, except where a colleague has changed one since. */
export function useUndoSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decisions: SeveralChanged['decisions']) => {
      const answer: SeveralUndone = { changed: [], refused: [] };
      for (const part of partsOf(decisions, mostAtOnce)) {
        const { data } = await call(undoSeveralDecisions, { body: { data: { decisions: part } } });
        answer.changed.push(...data.changed);
        answer.refused.push(...data.refused);
      }
      return answer;
    },
    onSettled: () => void invalidate(client, [queryKeys.anySubmission, ...shownOfSubmissions]),
  });
}

/** All of them, in as many calls as that takes. */
export function useDeleteSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const part of partsOf(ids, mostAtOnce))
        await call(deleteSeveralSubmissions, { body: { data: { ids: part } } });
    },
    onSettled: () => void invalidate(client, shownOfSubmissions),
  });
}

function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, part) => items.slice(part * most, (part + 1) * most));
}
