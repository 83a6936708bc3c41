import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/events/index.ts';
import { findRecentEvents } from './audit.repository.ts';

/**
 * What this actor has changed of a subject since anybody else did, newest first: a second click, another tab, or a call
 * whose answer was lost is nobody else's change. A program is another actor than the person it calls for.
 */
export async function ownRecentChanges(
  transaction: Transaction,
  actor: Actor,
  about: { action: AuditAction; subjectId: number },
): Promise<AuditDetails[]> {
  const events = await findRecentEvents(transaction, actor.companyId, about);
  const apiToken = actor.apiToken?.name ?? null;
  const others = events.findIndex((event) => event.actor_id !== actor.userId || event.api_token !== apiToken);
  return (others < 0 ? events : events.slice(0, others)).map(({ details }) => details);
}

/** Who has done it to this subject last, by the name of that time; null where it was nobody, or long ago. */
export async function nameOfLastActor(
  database: Database,
  companyId: number,
  about: { action: AuditAction; subjectId: number },
): Promise<string | null> {
  const [last] = await findRecentEvents(database, companyId, about);
  return last?.actor_name ?? null;
}
