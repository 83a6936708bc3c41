import type { MediaTaskKind, MediaTaskState } from '../media-tasks/media-tasks.schemas.ts';
import type { Notification, NotificationToSend, testToSend } from '../notifications/notifications.schemas.ts';
import type { Resource } from '../roles/permissions.ts';
import type { SubmissionStatus } from '../submissions/submissions.schemas.ts';
import type { infer as Infer } from 'zod/mini';

/** Path of the socket (spec 2 §7). */
export const socketPath = '/socket.io/';

/** What the server tells a company's open browsers; details are fetched by the ordinary, checked calls. */
export type CompanyEvents = {
  'submission-updated': { submissionId: number; jobId: number; status: SubmissionStatus };
  /** A step of the work on a submission begins, goes on (`progress` 0 to 100, once a second at most) or ends. */
  'submission-task-updated': {
    submissionId: number;
    task: MediaTaskKind;
    state: MediaTaskState;
    progress: number;
  };
  'job-updated': { jobId: number };
  'staff-updated': { userId: number };
};

/** The right to view that a browser must hold to hear an event of its company. */
export const resourceOfEvent = {
  'submission-updated': 'submission',
  'submission-task-updated': 'submission',
  'job-updated': 'job',
  'staff-updated': 'user-management',
} as const satisfies Record<keyof CompanyEvents, Resource>;

/** What is for one person, in all their browsers. */
export type PersonalEvents = {
  /** A new one. */
  notification: Notification;
  /** Read in one browser: `ids`, or all up to `through`. */
  'notifications-read': { ids: number[] } | { through: number };
};

export type ServerEvents = CompanyEvents & PersonalEvents;

/** How the server answers what a browser says. */
export type SocketAnswer = { ok: true } | { ok: false; error: string };
type Answered = (answer: SocketAnswer) => void;

/** What a browser may say (spec 2 §7). */
export type BrowserEvents = {
  'join-user-room': (userId: number, answered?: Answered) => void;
  test: (test: Infer<typeof testToSend>, answered?: Answered) => void;
  'send-notification': (notification: NotificationToSend, answered?: Answered) => void;
};
