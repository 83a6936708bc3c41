import { domainEvents } from '@nimble/contracts/all-events';
import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { type About, insertEvent, insertEventOfNobody, insertEvents } from './audit.repository.ts';

/** The field that names the subject of an event, by the part before the dot; events of the company need none. */
const subjectFields = [
  'submissionId',
  'jobId',
  'roleId',
  'tokenId',
  'webhookId',
  'bulkActionId',
  'userId',
] as const;

/**
 * Stores an event as the catalog declares it: there is no change without its event and no event without its change.
 * Events by candidates and the clock have neither actor nor address, which would outlive a candidate's erasure.
 */
export async function recordEvent(transaction: Transaction, event: DomainEvent<AuditAction>): Promise<void> {
  const { type: action, by } = event;
  const carried: Readonly<Record<string, unknown>> = event;
  const { companyId } = by;
  const details = detailsOf(action, carried);
  const id = subjectIdOf(action, carried) ?? companyId;
  const about = aboutOf(carried);
  if (!('userId' in by))
    return insertEventOfNobody(transaction, { companyId, action, subjectId: id, about, details });
  await insertEvent(transaction, {
    companyId,
    actorId: by.userId,
    address: by.address,
    apiToken: by.apiToken?.name ?? null,
    action,
    subject: { id, name: typeof carried['name'] === 'string' ? carried['name'] : '' },
    about,
    details,
  });
}

/** Stores events of one action by one person, without names of their subjects. */
recordEvent.ofMany = async (
  transaction: Transaction,
  events: readonly DomainEvent<AuditAction>[],
): Promise<void> => {
  const by = events[0]?.by;
  if (by === undefined || !('userId' in by)) {
    for (const event of events) await recordEvent(transaction, event);
    return;
  }
  await insertEvents(
    transaction,
    { companyId: by.companyId, actorId: by.userId, address: by.address, apiToken: by.apiToken?.name ?? null },
    events.map((event) => ({
      action: event.type,
      subjectId: subjectIdOf(event.type, event) ?? by.companyId,
      about: aboutOf(event),
      details: detailsOf(event.type, event),
    })),
  );
};

function subjectIdOf(action: AuditAction, carried: Readonly<Record<string, unknown>>): number | undefined {
  if (action.startsWith('company.')) return undefined;
  return subjectFields.map((field) => carried[field]).find((id) => typeof id === 'number');
}

function aboutOf(carried: Readonly<Record<string, unknown>>): About {
  return { jobId: idIn(carried['jobId']), submissionId: idIn(carried['submissionId']) };
}

function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function detailsOf(action: AuditAction, carried: Readonly<Record<string, unknown>>): AuditDetails {
  const fields: readonly string[] = domainEvents[action].audit;
  return Object.fromEntries(
    fields.flatMap((field) => (carried[field] === undefined ? [] : [[field, carried[field]]])),
  ) as AuditDetails;
}
