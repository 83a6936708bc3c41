import { textOf } from '@nimble/contracts';
import {
  invitationMessageField,
  invitationMessages,
  mostAddressesAtOnce,
  type NewInvitations,
} from '@nimble/contracts/invitations';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { formatList } from '../../lib/formats.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { findAddresses, type Invitee, readAddresses, writeInvitee } from './addresses.ts';
import { emptyTerms, type TermsDraft, termsError, termsOf } from './invitation-terms.ts';
import { useInvite } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

const largestFileBytes = 1024 * 1024;

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
type Errors = { [Field in 'addresses' | 'file' | 'message' | 'deadline']?: string | undefined };

type Options = { jobId: number; draft: InvitationDraft; onChange: (draft: InvitationDraft) => void };

/** The form of new invitations: people, typed or from a file, and the email's text. */
export function useInviteForm({ jobId, draft, onChange }: Options) {
  const invite = useInvite(jobId);
  const [errors, setErrors] = useState<Errors>({});
  const { invitees, invalid } = readAddresses(draft.addresses);

  async function addFile(file: File): Promise<void> {
    const found = await inviteesIn(file);
    if (typeof found === 'string') return setErrors({ ...errors, file: found });
    const lines = [...invitees.map(writeInvitee), ...invalid, ...found.map(writeInvitee)];
    onChange({ ...draft, addresses: lines.join('\n') });
    setErrors({ ...errors, addresses: undefined, file: undefined });
    toast.success(messages.fileAdded({ count: found.length }));
  }

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
      onError: (failure) => toast.error(reasonOf(failure)),
    });
  }

  return {
    count: invitees.length,
    errors,
    typeAddresses(addresses: string): void {
      onChange({ ...draft, addresses });
      setErrors({ ...errors, addresses: undefined });
    },
    addFile,
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

/** @returns the error of a file without addresses. */
async function inviteesIn(file: File): Promise<Invitee[] | string> {
  if (file.size > largestFileBytes) return messages.fileTooLarge;
  const found = findAddresses(await file.text());
  return found.length === 0 ? messages.fileEmpty : found;
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

/** The server's own text for a limit, which says more than that for every 429. */
function reasonOf(failure: Error): string {
  const said = failure instanceof ApiError && failure.status === 429 ? failure.serverMessage : undefined;
  return said ?? messageOf(failure, messages.failed);
}
