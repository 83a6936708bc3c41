import type { infer as Infer } from 'zod/mini';
import type { Notification, NotificationToSend, testToSend } from '../notifications/notifications.schemas.ts';
import type { CompanyEvents } from './socket-messages.ts';

export { type CompanyEvents, socketMessages } from './socket-messages.ts';

/** Path of the socket (spec 2 §7). */
export const socketPath = '/socket.io/';

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
