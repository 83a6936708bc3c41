import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { onOneConnection } from '../database/transactions/pinning-dialect.ts';
import { RequestError } from '../errors.ts';
import type { Sealing } from '../sealing.ts';

const keptHours = 24;
/** Maximum per company; more calls with keys in a day are neither a person nor an import. */
const mostKept = 20_000;

/** The owner of a key: the same key of another caller is another one. */
export type KeyOwner = { companyId: number; actor: string; key: string };
export type KeptAnswer = { status: number; answer: unknown; isRepeated: boolean };

type Row = { request_hash: Buffer; status: number; sealed_answer: Buffer };

/**
 * Executes each call with an idempotency key once. The answer is stored in the transaction of its effect: either both
 * exist or neither. Refusals and failures are not stored, so that they can be retried with the same key.
 */
export function createIdempotencyKeys({ database, sealing }: { database: Database; sealing: Sealing }) {
  /** The call must not be carried out again: its effect exists. */
  const read = (kept: Row, context: string): unknown => {
    try {
      return JSON.parse(sealing.open(kept.sealed_answer, context));
    } catch {
      throw new RequestError('request.idempotency_key_unreadable');
    }
  };
  return {
    /**
     * @param request identifies the call; the same key with another one is refused.
     * @throws RequestError conflict while the same key is in progress; unprocessable for another call, and for an answer
     * from before the secret was changed; tooMany.
     */
    async once(
      owner: KeyOwner,
      request: string,
      carryOut: () => Promise<{ status: number; answer: unknown }>,
    ): Promise<KeptAnswer> {
      const keyHash = hashOf(owner.key);
      const requestHash = hashOf(request);
      const context = `${owner.companyId} ${owner.actor} ${keyHash.toString('hex')}`;
      return onOneConnection(() =>
        inTransaction(database, async (transaction) => {
          if (!(await lockKey(transaction, hashOf(context))))
            throw new RequestError('request.idempotency_key_in_use');
          const kept = await findKept(transaction, owner, keyHash);
          if (kept !== undefined) {
            if (!kept.request_hash.equals(requestHash))
              throw new RequestError('request.idempotency_key_reused');
            return { status: kept.status, answer: read(kept, context), isRepeated: true };
          }
          if (await isFull(transaction, owner.companyId))
            throw new RequestError('request.idempotency_keys_used_up', { retryAfterSeconds: 3600 });
          const { status, answer } = await carryOut();
          const sealed = sealing.seal(JSON.stringify(answer), context);
          await keep(transaction, owner, { keyHash, requestHash, status, sealed });
          return { status, answer, isRepeated: false };
        }),
      );
    },
  };
}
export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Until the transaction ends. Never waits: waiting for a connection while holding one could deadlock. */
async function lockKey(transaction: Transaction, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint) as locked`.execute(
    transaction,
  );
  return rows[0]?.locked === true;
}

async function findKept(
  transaction: Transaction,
  { companyId, actor }: KeyOwner,
  keyHash: Buffer,
): Promise<Row | undefined> {
  return transaction
    .selectFrom('kept_answers')
    .select(['request_hash', 'status', 'sealed_answer'])
    .where('company_id', '=', companyId)
    .where('actor', '=', actor)
    .where('key_hash', '=', keyHash)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
}

async function isFull(transaction: Transaction, companyId: number): Promise<boolean> {
  const last = await transaction
    .selectFrom('kept_answers')
    .select('company_id')
    .where('company_id', '=', companyId)
    .limit(1)
    .offset(mostKept - 1)
    .executeTakeFirst();
  return last !== undefined;
}

async function keep(
  transaction: Transaction,
  { companyId, actor }: KeyOwner,
  kept: { keyHash: Buffer; requestHash: Buffer; status: number; sealed: Buffer },
): Promise<void> {
  const values = { request_hash: kept.requestHash, status: kept.status, sealed_answer: kept.sealed };
  await transaction
    .insertInto('kept_answers')
    .values({ company_id: companyId, actor, key_hash: kept.keyHash, ...values })
    // An expired answer that is not deleted yet.
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'actor', 'key_hash'])
        .doUpdateSet({ ...values, created_at: new Date() }),
    )
    .execute();
}

/** Deletes expired answers. */
export async function deleteOldAnswers(database: Database): Promise<void> {
  await database.deleteFrom('kept_answers').where('created_at', '<', oldest()).execute();
}

function oldest(): Date {
  return new Date(Date.now() - keptHours * 60 * 60 * 1000);
}
