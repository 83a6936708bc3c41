import type {
  Notice,
  NotificationMailChoice,
  NotificationPage,
  NotificationType,
} from '@nimble/contracts/notifications';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Tables of mentions and notifications. */
export type NotificationTables = {
  mentions: {
    id: Id;
    company_id: number;
    submission_id: number;
    /** null: the note. */
    video_comment_id: number | null;
    user_id: number;
    created_at: CreatedAt;
  };
  notifications: {
    id: Id;
    company_id: number;
    user_id: number;
    type: NotificationType;
    /** What a person has written; else what Nimble notifies of. */
    title: Later<string>;
    message: Later<string>;
    notice: ColumnType<Notice | null, string | null | undefined, never>;
    submission_id: number | null;
    job_id: number | null;
    page: Later<NotificationPage>;
    read_at: Later<Date>;
    mailed_at: Later<Date>;
    created_at: CreatedAt;
  };
};

/** A user's settings of notification emails. */
export type NotificationMailColumns = {
  notification_mails: Generated<NotificationMailChoice>;
  /** 0 to 23, UTC. */
  notification_mail_hour: Generated<number>;
  notifications_mailed_at: Generated<Date>;
  due_mails: Generated<boolean>;
  /** Days are written and compared in SQL. */
  due_mail_planned_on: ColumnType<never, never, string | null>;
  due_mail_sent_on: ColumnType<never, never, string | null>;
};
