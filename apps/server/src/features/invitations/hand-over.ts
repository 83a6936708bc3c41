import { sendOnce } from '../../platform/company-mails/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Mail, type Mailer, stopLabelIn } from '../../platform/mail/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import {
  type CalendarEntry,
  type Invited,
  markFailed,
  markHandedOver,
} from './invitation-mails.repository.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};

/** Has the mail server accepted it? The inviter sees when that is not known. */
export function handOver(
  mail: Mail,
  entry: CalendarEntry | undefined,
  invited: Invited,
  dependencies: Dependencies,
  run: Pick<TaskRun, 'isLastAttempt'>,
): Promise<boolean> {
  const { database } = dependencies;
  const stopLabel = stopLabelIn(mail.language, mail.brand?.name ?? '');
  return sendOnce(dependencies, { companyId: invited.companyId, stopLabel, mail }, run, {
    handedOver: () => markHandedOver(database, invited, entry),
    failed: (failure, isFinal) => markFailed(database, invited, failure, isFinal),
  });
}
