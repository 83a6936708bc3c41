import { sendCompanyMail } from '../../platform/company-mails/index.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  hasAnswer,
  isRefused,
  isStopped,
  type Mail,
  type Mailer,
  StoppedMailError,
  stopLabelIn,
} from '../../platform/mail/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { type CalendarEntry, markFailed, markHandedOver } from './invitation-mails.repository.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};
export type Invited = { companyId: number; invitationId: number };

/**
 * Has the mail server accepted it? An email leaves once: it is marked before the mail server can accept it. After a
 * crash between the mark and the server's answer it is not sent again, and the inviter sees that. A permanently refused
 * address is not retried.
 */
export async function handOver(
  mail: Mail,
  entry: CalendarEntry | undefined,
  invited: Invited,
  dependencies: Dependencies,
  run: Pick<TaskRun, 'isLastAttempt'>,
): Promise<boolean> {
  const { database } = dependencies;
  const stopLabel = stopLabelIn(mail.language, mail.brand?.name ?? '');
  let isHandedOver = false;
  const beforeEnd = async () => {
    if (!(await markHandedOver(database, invited, entry))) throw new StoppedMailError();
    isHandedOver = true;
  };
  try {
    const { companyId } = invited;
    const outcome = await sendCompanyMail(dependencies, {
      companyId,
      stopLabel,
      mail: { ...mail, beforeEnd },
    });
    if (outcome === 'sent') return true;
    await markFailed(database, invited, outcome === 'stopped' ? 'closed' : outcome, true);
    return false;
  } catch (error) {
    // Withdrawn, used or erased meanwhile.
    if (isStopped(error)) return false;
    if (isRefused(error)) await markFailed(database, invited, 'refused', true);
    else if (isHandedOver && !hasAnswer(error)) await markFailed(database, invited, 'unclear', true);
    else {
      await markFailed(database, invited, 'unreachable', run.isLastAttempt);
      throw error;
    }
    return false;
  }
}
