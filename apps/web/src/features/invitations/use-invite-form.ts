import { textOf } from '@nimble/contracts';
import {
  invitationMessageField,
  invitationMessages,
  mostAddressesAtOnce,
  type NewInvitations,
} from '@nimble/contracts/invitations';
import { useState } from 'react';
import { formatList } from '../../lib/formats.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { readAddresses } from './addresses.ts';
import { emptyTerms, type TermsDraft, termsError, termsOf } from './invitation-terms.ts';
import { useInvite } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';
import { reasonOf } from './reason-of-failure.ts';

/** The unsent input. */
export type InvitationDraft = {
  addresses: string;
  message: string;
  sharesContact: boolean;
  terms: TermsDraft;
};
export const emptyInvitation: InvitationDraft = {
  addresses: '',
  message: '',
  sharesContact: true,
  terms: emptyTerms,
};

/** Errors, by field. */
type Errors = { [Field in 'addresses' | 'message' | 'deadline']?: string | undefined };

type Options = { jobId: number; draft: InvitationDraft; onChange: (draft: InvitationDraft) => void };

/** The form of new invitations: addresses and the email's text. */
export function useInviteForm({ jobId, draft, onChange }: Options) {
  const invite = useInvite(jobId);
  const [errors, setErrors] = useState<Errors>({});
  const { invitees } = readAddresses(draft.addresses);

  function send(): void {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (Object.values(wrong).some((error) => error !== undefined)) return;
    invite.mutate(invitationsOf(draft), {
      onSuccess: (outcome) => {
        tell(outcome);
        // The message stays for the next candidates.
        onChange({ ...draft, addresses: '' });
      },
      onError: (failure) => toast.error(reasonOf(failure, messages.failed)),
    });
  }

  return {
    count: invitees.length,
    errors,
    typeAddresses(addresses: string): void {
      onChange({ ...draft, addresses });
      setErrors({ ...errors, addresses: undefined });
    },
    /** Says what is wrong before it is sent; a field that is still empty is not. */
    leaveAddresses(): void {
      if (draft.addresses.trim() === '') return;
      setErrors({ ...errors, addresses: addressesError(readAddresses(draft.addresses)) });
    },
    typeMessage(message: string): void {
      onChange({ ...draft, message });
      setErrors({ ...errors, message: undefined });
    },
    changeTerms(terms: TermsDraft): void {
      onChange({ ...draft, terms });
      setErrors({ ...errors, deadline: undefined });
    },
    shareContact: (sharesContact: boolean) => onChange({ ...draft, sharesContact }),
    send,
    isSending: invite.isPending,
  };
}

function tell({ invited, already }: { invited: number; already: number }): void {
  if (invited > 0) toast.success(messages.invited({ count: invited }));
  if (already > 0) toast.info(messages.already({ count: already }));
}

function errorsOf({ addresses, message, terms }: InvitationDraft): Errors {
  return {
    deadline: termsError(terms),
    addresses: addressesError(readAddresses(addresses)),
    message: invitationMessageField.safeParse(message).error?.issues[0]?.message,
  };
}

function addressesError({ invitees, invalid }: ReturnType<typeof readAddresses>): string | undefined {
  if (invalid.length > 0) return messages.invalid({ words: formatList(invalid) });
  if (invitees.length === 0) return textOf(invitationMessages.noAddress);
  return invitees.length > mostAddressesAtOnce ? textOf(invitationMessages.tooManyAddresses) : undefined;
}

function invitationsOf({ addresses, message, sharesContact, terms }: InvitationDraft): NewInvitations {
  const { invitees } = readAddresses(addresses);
  return {
    emails: invitees.map(({ email }) => email),
    names: invitees.flatMap(({ email, name }) => (name === undefined ? [] : [{ email, name }])),
    message,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sharesContact,
    ...termsOf(terms),
  };
}
