import { sendOnce } from '../../platform/company-mails/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { candidateMail, type Mail, type MailBrand, type Mailer } from '../../platform/mail/index.ts';
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

/** The reviewer sees when it is not known whether the email has left. */
export async function sendDecisionMailHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Pick<TaskRun, 'isLastAttempt'>,
): Promise<void> {
  const { database } = dependencies;
  const row = await findToSend(database, payload);
  if (row === undefined || row.sent_at !== null) return;
  if (row.handed_over_at !== null) return markFailed(database, payload, 'unclear', true);
  const addressee = await dependencies.findAddressee(database, payload.companyId, row.submission_id);
  if (addressee === undefined) return;
  const { mail, stopLabel } = composed(row, addressee, dependencies);
  const isSent = await sendOnce(dependencies, { companyId: payload.companyId, stopLabel, mail }, run, {
    handedOver: () => markHandedOver(database, payload),
    failed: (failure, isFinal) => markFailed(database, payload, failure, isFinal),
  });
  if (isSent) await markSent(database, payload);
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
