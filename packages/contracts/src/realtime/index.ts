import type { infer as Infer } from 'zod/mini';
import type { EventsWith } from '../all-events.ts';
import type { Notification, NotificationToSend, testToSend } from '../notifications/notifications.schemas.ts';
import { type SocketMessages, socketMessages } from './socket-messages.ts';

export { socketMessages };

/** Beside its data a message for a company says which event it follows, and which tab of a browser caused it, if one did. */
export type Following = { follows: EventsWith<'socket'>; origin?: string };

export type CompanyEvents = {
  [Name in keyof SocketMessages]: Infer<SocketMessages[Name]['data']> & Following;
};

/** Path of the socket (spec 2 §7). */
export const socketPath = '/socket.io/';

/** What is for one person, in all their browsers. */
export type PersonalEvents = {
  /** A new one. */
  notification: Notification;
  /** Read in one browser: `ids`, or all up to `through`. */
  'notifications-read': { ids: number[] } | { through: number };
  /** The last that the person hears. */
  'account-deleted': Record<string, never>;
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
