import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/events/index.ts';
import { findRecentEvents } from './audit.repository.ts';

/**
 * Changes of a subject by this actor since anybody else's, newest first: a second click, another tab, or a retry after
 * a lost answer is no conflict. A program counts as another actor than the person it calls for.
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

/** The last actor on this subject, by the name at that time; null for none, or long ago. */
export async function nameOfLastActor(
  database: Database,
  companyId: number,
  about: { action: AuditAction; subjectId: number },
): Promise<string | null> {
  const [last] = await findRecentEvents(database, companyId, about);
  return last?.actor_name ?? null;
}
