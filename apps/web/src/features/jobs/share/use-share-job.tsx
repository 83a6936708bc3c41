import type { Job } from '@nimble/contracts/jobs';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { setOnboardingFlags } from '../../../shared/onboarding/flags.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CopyField } from '../../../ui/fields/copy-field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { shareMessages } from '../messages.ts';
import { interviewLink, opensOnlyHere } from './interview-link.ts';

type Shareable = Pick<Job, 'shareToken'>;

/**
 * Copies a job's interview link. If the browser denies the clipboard (no permission, no https), `dialog` shows the link
 * to copy by hand; render it beside the share button.
 */
export function useShareJob(): { share: (job: Shareable) => Promise<void>; dialog: ReactNode } {
  const { id } = useCurrentUser();
  const [deniedLink, setDeniedLink] = useState<string | null>(null);
  async function share(job: Shareable): Promise<void> {
    if (job.shareToken === '') {
      toast.error(shareMessages.noLink);
      return;
    }
    const link = interviewLink(window.location.origin, job.shareToken);
    try {
      await navigator.clipboard.writeText(link);
      setOnboardingFlags(id, { hasShared: true });
      toast.success(shareMessages.copied, limit());
    } catch {
      setDeniedLink(link);
    }
  }
  const close = () => setDeniedLink(null);
  return {
    share,
    dialog: (
      <Modal
        open={deniedLink !== null}
        onClose={close}
        title={shareMessages.title}
        description={shareMessages.copyDenied}
        footer={<Button onClick={close}>{uiMessages.close}</Button>}
      >
        <LinkField link={deniedLink ?? ''} />
      </Modal>
    ),
  };
}

const limit = () => (opensOnlyHere(window.location.hostname) ? { detail: shareMessages.onlyHere } : {});

/** The interview link to copy, with its toast, and who cannot open it. */
export function LinkField({ link }: { link: string }) {
  return (
    <>
      <CopyField
        label={shareMessages.linkLabel}
        value={link}
        onCopied={() => toast.success(shareMessages.copied)}
        onDenied={() => toast.info(shareMessages.copyDenied)}
      />
      {opensOnlyHere(window.location.hostname) && (
        <p className="mt-2 text-sm text-warning-ink">{shareMessages.onlyHere}</p>
      )}
    </>
  );
}
