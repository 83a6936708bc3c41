import { textOf } from '@nimble/contracts';
import { guestLinkDays, guestMessages } from '@nimble/contracts/guests';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCreateGuestLink } from '../guests.queries.ts';
import { guestLinksMessages as messages } from '../messages.ts';

type Options = { jobId: number; candidates: readonly number[]; onCreated: (address: string) => void };

/** The form of a new guest link: its candidates, and its lifetime. */
export function useNewLink({ jobId, candidates, onCreated }: Options) {
  const create = useCreateGuestLink(jobId);
  const [purpose, setPurpose] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>(candidates);
  const [showsNames, setShowsNames] = useState(false);
  const [days, setDays] = useState('7');
  const [hasTried, setHasTried] = useState(false);
  const isNameless = purpose.trim() === '';

  function send(): void {
    setHasTried(true);
    const goodFor = guestLinkDays.find((choice) => String(choice) === days);
    if (isNameless || chosen.length === 0 || goodFor === undefined) return;
    create.mutate(
      { purpose, candidates: [...chosen], showsNames, days: goodFor },
      {
        onSuccess: ({ address }) => onCreated(address),
        onError: (error) => toast.error(messageOf(error, messages.createFailed)),
      },
    );
  }

  return {
    purpose,
    setPurpose,
    purposeError: hasTried && isNameless ? textOf(guestMessages.purposeMissing) : undefined,
    chosen,
    setChosen,
    chosenError: hasTried && chosen.length === 0 ? textOf(guestMessages.noCandidates) : undefined,
    showsNames,
    setShowsNames,
    days,
    setDays,
    send,
    isSending: create.isPending,
  };
}
