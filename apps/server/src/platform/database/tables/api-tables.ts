import type { Permissions } from '@nimble/contracts/roles';
import type { DeliveryFailure, SentEvent, WebhookDelivery, WebhookEvent } from '@nimble/contracts/webhooks';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Tables of API tokens and webhooks. */
export type ApiTables = {
  api_tokens: {
    id: Id;
    company_id: number;
    name: string;
    token_hash: Buffer;
    start: string;
    permissions: ColumnType<Permissions, string, never>;
    made_by: number | null;
    made_by_name: string;
    created_at: CreatedAt;
    expires_at: Date;
    revoked_at: Later<Date>;
    last_used_at: Later<Date>;
  };
  kept_answers: {
    company_id: number;
    actor: string;
    key_hash: Buffer;
    request_hash: Buffer;
    status: number;
    sealed_answer: Buffer;
    created_at: ColumnType<Date, never, Date>;
  };
  webhooks: {
    id: Id;
    company_id: number;
    url: string;
    events: WebhookEvent[];
    sealed_secret: Buffer;
    sealed_former_secret: Later<Buffer>;
    former_until: Later<Date>;
    switched_off_at: Later<Date>;
    switched_off_by: Later<'person' | 'failures' | 'gone'>;
    failing_since: Later<Date>;
    /** Consecutive failures. */
    failures: Generated<number>;
    paused_until: Later<Date>;
    made_by_name: string;
    created_at: CreatedAt;
  };
  webhook_deliveries: {
    id: Id;
    company_id: number;
    webhook_id: number;
    event: SentEvent;
    job_id: Later<number>;
    body: string;
    state: Generated<WebhookDelivery['state']>;
    attempts: Generated<number>;
    round: Generated<number>;
    answer_status: Later<number>;
    failure: Later<DeliveryFailure>;
    milliseconds: Later<number>;
    created_at: CreatedAt;
    tried_at: Later<Date>;
    next_try_at: Later<Date>;
  };
};
