import { textOf } from '@nimble/contracts';
import {
  type InvitationList,
  invitationMessageField,
  invitationMessages,
  type ListPreview,
  largestListBytes,
} from '@nimble/contracts/invitations';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { emptyTerms, type TermsDraft, termsError, termsOf } from '../invitation-terms.ts';
import { invitationsMessages } from '../messages.ts';
import { reasonOf } from '../reason-of-failure.ts';
import { useInviteList, usePreviewList } from './batches.queries.ts';
import { base64Of } from './list-content.ts';

const messages = invitationsMessages.list;

type Draft = {
  file: File | null;
  pasted: string;
  message: string;
  sharesContact: boolean;
  terms: TermsDraft;
};
const emptyDraft: Draft = { file: null, pasted: '', message: '', sharesContact: true, terms: emptyTerms };
type Errors = { [Field in 'file' | 'message' | 'deadline']?: string | undefined };
/** What was checked is what is sent. */
type Checked = { list: InvitationList; preview: ListPreview };

/** The form of a list: nothing is sent before its preview is confirmed. */
export function useListForm(jobId: number, onSent: () => void) {
  const check = usePreviewList(jobId);
  const invite = useInviteList(jobId);
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [checked, setChecked] = useState<Checked>();

  function change(part: Partial<Draft>): void {
    setDraft({ ...draft, ...part });
    setErrors({});
  }

  async function preview(): Promise<void> {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (Object.values(wrong).some((error) => error !== undefined)) return;
    const list = await listOf(draft);
    check.mutate(list, {
      onSuccess: (found) => setChecked({ list, preview: found }),
      onError: (error) => setErrors({ file: reasonOf(error, messages.failed) }),
    });
  }

  function send({ list }: Checked): void {
    invite.mutate(list, {
      onSuccess({ invited }) {
        toast.success(invitationsMessages.invited({ count: invited }));
        onSent();
      },
      onError: (error) => toast.error(reasonOf(error, invitationsMessages.failed)),
    });
  }

  return {
    draft,
    errors,
    checked,
    change,
    preview,
    send,
    goBack: () => setChecked(undefined),
    isChecking: check.isPending,
    isSending: invite.isPending,
  };
}
export type ListForm = ReturnType<typeof useListForm>;

function errorsOf({ file, pasted, message, terms }: Draft): Errors {
  const bytes = file?.size ?? new Blob([pasted]).size;
  return {
    file:
      bytes === 0
        ? textOf(invitationMessages.listMissing)
        : bytes > largestListBytes
          ? textOf(invitationMessages.listTooLarge)
          : undefined,
    message: invitationMessageField.safeParse(message).error?.issues[0]?.message,
    deadline: termsError(terms),
  };
}

async function listOf({ file, pasted, message, sharesContact, terms }: Draft): Promise<InvitationList> {
  return {
    content: await base64Of(file ?? pasted),
    message,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sharesContact,
    ...termsOf(terms),
  };
}
