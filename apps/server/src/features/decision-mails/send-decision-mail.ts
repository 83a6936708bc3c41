import { sendCompanyMail } from '../../platform/company-mails/index.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  candidateMail,
  hasAnswer,
  isRefused,
  isStopped,
  type Mail,
  type MailBrand,
  type Mailer,
  StoppedMailError,
} from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import type { Addressee } from '../interviews/index.ts';
import { findToSend, markFailed, markHandedOver, markSent } from './decision-mails.repository.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
  findAddressee: (
    database: Database,
    companyId: number,
    submissionId: number,
  ) => Promise<Addressee | undefined>;
  brandOfMail: (addressee: Addressee, publicUrl: string) => { brand: MailBrand };
};
type Payload = { companyId: number; mailId: number };

/**
 * A mail leaves once: it is marked before the mail server can accept it. After a crash between the mark and the server's
 * answer it is not sent again, and the reviewer sees that.
 */
export async function sendDecisionMailHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Pick<TaskRun, 'isLastAttempt'>,
): Promise<void> {
  const { database } = dependencies;
  const row = await findToSend(database, payload);
  if (row === undefined || row.sent_at !== null) return;
  if (row.handed_over_at !== null) return fail(database, payload, 'unclear');
  const addressee = await dependencies.findAddressee(database, payload.companyId, row.submission_id);
  if (addressee === undefined) return;
  let isHandedOver = false;
  const beforeEnd = async () => {
    if (!(await markHandedOver(database, payload))) throw new StoppedMailError();
    isHandedOver = true;
  };
  try {
    const { mail, stopLabel } = composed(row, addressee, dependencies);
    const { companyId } = payload;
    const outcome = await sendCompanyMail(dependencies, {
      companyId,
      stopLabel,
      mail: { ...mail, beforeEnd },
    });
    if (outcome === 'sent') await markSent(database, payload);
    else await fail(database, payload, outcome === 'stopped' ? 'closed' : outcome);
  } catch (error) {
    // Canceled while it was being sent.
    if (isStopped(error)) return;
    if (isRefused(error)) return fail(database, payload, 'refused');
    if (isHandedOver && !hasAnswer(error)) return fail(database, payload, 'unclear');
    const isFinal = run.isLastAttempt;
    await markFailed(database, payload, { failure: 'unreachable', isFinal, isRefused: true });
    throw error;
  }
}

function composed(
  { subject, text, language }: { subject: string; text: string; language: Addressee['language'] },
  addressee: Addressee,
  { config, brandOfMail }: Dependencies,
): { mail: Mail; stopLabel: string } {
  const { publicUrl, secret } = config;
  const token = createSignedTokens(secret).signPersonal(addressee.id);
  return candidateMail(
    { subject, text },
    {
      to: addressee.candidate_email,
      language: language ?? 'en',
      ...brandOfMail(addressee, publicUrl),
      contactEmail: addressee.contact_email,
      url: `${publicUrl}/interview/${addressee.share_token}/mine#${token}`,
    },
  );
}

type Failure = Parameters<typeof markFailed>[2]['failure'];

function fail(database: Database, payload: Payload, failure: Failure): Promise<void> {
  return markFailed(database, payload, { failure, isFinal: true, isRefused: failure !== 'unclear' });
}
