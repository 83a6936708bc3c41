import { invitationMessages, mostAddressesAtOnce } from '@nimble/contracts/invitations';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { findAddresses, readAddresses } from './addresses.ts';
import { useInvite } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

const largestFileBytes = 1024 * 1024;

type Options = { jobId: number; typed: string; onType: (typed: string) => void };

/** The addresses that are to be invited: typed, or found in a file. */
export function useInviteForm({ jobId, typed, onType }: Options) {
  const invite = useInvite(jobId);
  const [error, setError] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const { emails, invalid } = readAddresses(typed);

  async function addFile(file: File): Promise<void> {
    setFileError(undefined);
    if (file.size > largestFileBytes) return setFileError(messages.fileTooLarge);
    const found = findAddresses(await file.text());
    if (found.length === 0) return setFileError(messages.fileEmpty);
    onType([...emails, ...invalid, ...found].join('\n'));
    setError(undefined);
    toast.success(messages.fileAdded(found.length));
  }

  function send(): void {
    if (invalid.length > 0) return setError(messages.invalid(invalid));
    if (emails.length === 0) return setError(invitationMessages.noAddress);
    if (emails.length > mostAddressesAtOnce) return setError(invitationMessages.tooManyAddresses);
    invite.mutate(emails, {
      onSuccess: ({ invited, already }) => {
        if (invited > 0) toast.success(messages.invited(invited));
        if (already > 0) toast.info(messages.already(already));
        onType('');
      },
      onError: (failure) => toast.error(reasonOf(failure)),
    });
  }

  return {
    emails,
    error,
    type(text: string): void {
      onType(text);
      setError(undefined);
    },
    addFile,
    fileError,
    send,
    isSending: invite.isPending,
  };
}

/** The server's own words for a limit, which say more than those for every 429. */
function reasonOf(failure: Error): string {
  const said = failure instanceof ApiError && failure.status === 429 ? failure.serverMessage : undefined;
  return said ?? messageOf(failure, messages.failed);
}
