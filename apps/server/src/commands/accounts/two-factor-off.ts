import type { Settings } from '../../config/config.ts';
import { StartError } from '../../platform/process/index.ts';
import { withServices } from './with-services.ts';

/** For people whose codes are lost, or were made before the secret was changed. */
export function turnOffTwoFactor(settings: Settings, emails: readonly string[]): Promise<void> {
  return withServices(settings, async ({ twoFactor }) => {
    const unknown: string[] = [];
    for (const email of emails) {
      const found = await twoFactor.disableFor(email);
      if (found === undefined) unknown.push(`There is no account with the email address ${email}.`);
      else
        process.stdout.write(
          found.wasOn
            ? `Two-factor authentication is off for ${found.email}. They sign in with their password and can set it up again.\n`
            : `Two-factor authentication was not on for ${found.email}.\n`,
        );
    }
    if (unknown.length > 0) throw new StartError(unknown.join('\n'));
  });
}
