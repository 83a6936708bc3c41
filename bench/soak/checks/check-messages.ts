import type { startMailServer } from '../../../apps/server/src/testing/servers/mail-server.ts';
import type { startReceiver } from '../../../apps/server/src/testing/servers/webhook-receiver.ts';
import type { Ledger } from '../actors/ledger.ts';
import { type Installation, queried } from '../installations/installation.ts';
import type { Book } from './promises.ts';

type Servers = {
  mails: Awaited<ReturnType<typeof startMailServer>>;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
};

/** Where an installation sends its events: both number them alike. */
export const hookPath = ({ name }: Installation) => `/${name.replaceAll(' ', '-')}`;

/** What left the installation: emails to candidates, and events to the receiver of webhooks. */
export async function checkMessages(ledger: Ledger, { mails, receiver }: Servers, book: Book): Promise<void> {
  const addresses = new Set(mails.received.flatMap(({ to }) => to?.map(({ address }) => address) ?? []));
  const shown = await emailsShownAsNotSent(ledger.installation);
  for (const email of [...ledger.sent.map((sent) => sent.email), ...ledger.orders.values()]) {
    if (addresses.has(email) || shown.has(email)) book.keep('mails');
    else book.break('mails', `${email} of ${ledger.installation.name}`);
  }
  if (shown.size > 0)
    console.log(`${ledger.installation.name}: shown as not sent`, Object.fromEntries(shown));
  const received = receiver.received.filter(({ path }) => path === hookPath(ledger.installation));
  const events = new Set(received.map(({ headers }) => String(headers['webhook-id'])));
  const deliveries = await queried<{ state: string; count: number }>(
    ledger.installation,
    'SELECT state, count(*)::int FROM webhook_deliveries GROUP BY state',
  );
  for (const { state, count } of deliveries) {
    if (state === 'delivered') book.keep('webhooks', count);
    else book.break('webhooks', `${count} events of ${ledger.installation.name} are ${state}`);
  }
  const delivered = deliveries.find(({ state }) => state === 'delivered')?.count ?? 0;
  if (events.size < delivered)
    book.break('webhooks', `${delivered} were delivered, and ${events.size} arrived`);
}

/**
 * Addresses of invitations whose email failed for good, with the reason. A process that was killed while it handed an
 * email over does not hand it over again, because the candidate may have it; a person sees that and decides.
 */
async function emailsShownAsNotSent(installation: Installation): Promise<Map<string, string>> {
  const rows = await queried<{ email: string; failure: string }>(
    installation,
    'SELECT email, failure FROM job_invitations WHERE failed_at IS NOT NULL',
  );
  return new Map(rows.map(({ email, failure }) => [email, failure]));
}
