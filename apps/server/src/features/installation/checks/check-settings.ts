import type { Found } from '../../../platform/database/index.ts';
import { broken, fine, look } from './finding.ts';
import { checkMessages as messages } from './messages.ts';

/** Browsers allow the camera for localhost without https too. */
const ownMachine = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function checkAddress(publicUrl: string): Found {
  const { protocol, hostname } = new URL(publicUrl);
  if (ownMachine.test(hostname)) return look(messages.address.local(publicUrl), messages.address.open);
  if (protocol === 'https:') return fine(messages.address.https(publicUrl));
  return broken(messages.address.http(publicUrl), messages.address.encrypt);
}

/** Names its address, and no content. */
export function checkSecret(secretOrigin: 'setting' | 'dataFolder'): Found {
  return fine(secretOrigin === 'setting' ? messages.secret.set : messages.secret.kept);
}

type PlanSettings = { planEnforcement: 'on' | 'off'; stripe: object | undefined };

export function checkPlans({ planEnforcement, stripe }: PlanSettings): Found {
  if (planEnforcement === 'off') return fine(messages.plans.off);
  return stripe === undefined ? fine(messages.plans.free, messages.plans.setUp) : fine(messages.plans.paid);
}

/** @param described of `describeServer` */
export function checkDatabase(described: { version: string; applied: number; waiting: number }): Found {
  const { version, applied, waiting } = described;
  const { database } = messages;
  return waiting === 0
    ? fine(database.answers(version, database.allApplied(applied)))
    : look(database.answers(version, database.waiting(waiting)), database.restart);
}
