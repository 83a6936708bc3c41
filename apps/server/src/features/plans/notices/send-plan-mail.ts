import type { Notice } from '@nimble/contracts/notifications';
import { companyPermissions } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { noticeText } from '../../../platform/texts/index.ts';
import { findPeopleWithPermission } from '../../roles/index.ts';
import { planTexts } from '../mails/plan-texts.ts';

type Payload = { companyId: number; userId: number; notice: Notice };
type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

/** Nothing is sent to a person who may not decide about the company any more. */
export async function sendPlanMailHandler(
  { companyId, userId, notice }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const deciders = await findPeopleWithPermission(database, companyId, companyPermissions);
  const reader = deciders.find(({ id }) => id === userId);
  if (reader === undefined) return;
  const { language } = reader;
  const { title, message } = noticeText(language, notice);
  await mailer.send({
    to: reader.email,
    language,
    subject: title,
    greeting: greetingIn(language, reader.display_name ?? reader.username),
    paragraphs: [message],
    action: { label: planTexts(language, 'plan.action'), url: `${config.publicUrl}/plans` },
    footer: planTexts(language, 'plan.footer'),
  });
}
