import { lacksSharedSecret } from '../../../config/storage-settings.ts';
import type { Found } from '../../../platform/database/index.ts';
import { broken, fine, look, say } from './finding.ts';

/** Browsers allow the camera for localhost without https too. */
const ownMachine = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function checkAddress(publicUrl: string): Found {
  const { protocol, hostname } = new URL(publicUrl);
  const url = publicUrl;
  if (ownMachine.test(hostname))
    return look(say('finding.address_local', { url }), say('finding.address_open'));
  if (protocol === 'https:') return fine(say('finding.address_https', { url }));
  return broken(say('finding.address_http', { url }), say('finding.address_encrypt'));
}

/** Names its address, and no content. */
export function checkSecret(settings: Parameters<typeof lacksSharedSecret>[0]): Found {
  if (settings.secretOrigin === 'setting') return fine(say('finding.secret_set'));
  if (lacksSharedSecret(settings)) return broken(say('finding.secret_missing'), say('finding.secret_set_up'));
  return fine(say('finding.secret_kept'));
}

type PlanSettings = { planEnforcement: 'on' | 'off'; stripe: object | undefined };

export function checkPlans({ planEnforcement, stripe }: PlanSettings): Found {
  if (planEnforcement === 'off') return fine(say('finding.plans_off'));
  if (stripe !== undefined) return fine(say('finding.plans_paid'));
  return fine(say('finding.plans_free'), say('finding.payments_set_up'));
}

/**
 * Says which database it is: a misspelled DATABASE_URL is no setting at all.
 * @param described of `describeServer`
 */
export function checkDatabase(
  { databaseUrl }: { databaseUrl: string | undefined },
  described: { version: string; applied: number; waiting: number },
): Found {
  const { version, applied, waiting } = described;
  const where = databaseUrl === undefined ? 'own' : 'elsewhere';
  if (waiting === 0) return fine(say('finding.database_current', { where, version, count: applied }));
  return look(
    say('finding.database_waiting', { where, version, count: waiting }),
    say('finding.database_restart'),
  );
}
