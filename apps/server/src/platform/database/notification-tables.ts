import type { NotificationType } from '@nimble/contracts/notifications';
import type { CreatedAt, Id, Later } from './column-types.ts';

/** What people are told. */
export type NotificationTables = {
  notifications: {
    id: Id;
    company_id: number;
    user_id: number;
    type: NotificationType;
    title: string;
    message: string;
    submission_id: number | null;
    job_id: number | null;
    read_at: Later<Date>;
    created_at: CreatedAt;
  };
};
