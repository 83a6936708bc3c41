import { registerBody } from '@nimble/contracts/accounts';
import type { Settings } from '../../config/config.ts';
import { StartError } from '../../platform/process/index.ts';
import { withServices } from './with-services.ts';

/** For people who can no longer use their address, and for a master account that was created with the default one. */
export function changeEmail(settings: Settings, from: string, to: string): Promise<void> {
  const email = registerBody.shape.email.safeParse(to);
  if (!email.success) throw new StartError(`${to} is not a valid email address.`);
  return withServices(settings, async ({ emailChanges }) => {
    const outcome = await emailChanges.change(from, email.data);
    if (outcome === 'unknown') throw new StartError(`There is no account with the email address ${from}.`);
    if (outcome === 'taken')
      throw new StartError(`Another account already has ${email.data} as its email address or username.`);
    process.stdout.write(
      `The account ${outcome.former} now has the email address ${email.data}. The password and open sessions stay; links that were emailed before no longer work.\n`,
    );
  });
}
