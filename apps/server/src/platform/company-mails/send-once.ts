import { hasAnswer, isRefused, isStopped, StoppedMailError } from '../mail/index.ts';
import { type CompanyMail, type Dependencies, sendCompanyMail } from './send-company-mail.ts';

/** `unclear`: the mail server may have accepted the email. */
type Failure = 'closed' | 'unsubscribed' | 'refused' | 'unclear' | 'unreachable';

/** How the row of an email remembers where it is. */
type Marks = {
  /** The mail server is about to accept it. @returns false for an email that must not leave any more. */
  handedOver: () => Promise<boolean>;
  /** @param isFinal there is no retry */
  failed: (failure: Failure, isFinal: boolean) => Promise<void>;
};

/**
 * Has the mail server accepted it? An email leaves once: it is marked before the mail server can accept it. After a
 * crash between the mark and the server's answer it must not be sent again. A permanently refused address is not
 * retried.
 * @throws when the mail server cannot be reached; the task may retry.
 */
export async function sendOnce(
  dependencies: Dependencies,
  { mail, ...sent }: CompanyMail,
  run: { isLastAttempt: boolean },
  marks: Marks,
): Promise<boolean> {
  let isHandedOver = false;
  const beforeEnd = async () => {
    if (!(await marks.handedOver())) throw new StoppedMailError();
    isHandedOver = true;
  };
  try {
    const outcome = await sendCompanyMail(dependencies, { ...sent, mail: { ...mail, beforeEnd } });
    if (outcome === 'sent') return true;
    await marks.failed(outcome === 'stopped' ? 'closed' : outcome, true);
  } catch (error) {
    // Canceled, used or erased meanwhile.
    if (isStopped(error)) return false;
    if (isRefused(error)) await marks.failed('refused', true);
    else if (isHandedOver && !hasAnswer(error)) await marks.failed('unclear', true);
    else {
      await marks.failed('unreachable', run.isLastAttempt);
      throw error;
    }
  }
  return false;
}
