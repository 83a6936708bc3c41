import type { infer as Infer } from 'zod/mini';
import type { EventsWith } from '../all-events.ts';
import type { Notification, NotificationToSend, testToSend } from '../notifications/notifications.schemas.ts';
import { type SocketMessages, socketMessages } from './socket-messages.ts';

export { socketMessages };

/** Besides its data a company message names the event it follows, and the browser tab that caused it, if one did. */
export type Following = { follows: EventsWith<'socket'>; origin?: string };

export type CompanyEvents = {
  [Name in keyof SocketMessages]: Infer<SocketMessages[Name]['data']> & Following;
};

/** Path of the socket. */
export const socketPath = '/socket.io/';

/**
 * Why the server refuses a connection: the `code` in the error's `data`. Unavailable: it cannot tell now; try later.
 */
export type SocketRefusal = 'unauthorized' | 'unavailable';

/** Messages for one person, in all their browsers. */
export type PersonalEvents = {
  /** A new one. */
  notification: Notification;
  /** Read in one browser: `ids`, or all up to `through`. */
  'notifications-read': { ids: number[] } | { through: number };
  /** The last one for this person. */
  'account-deleted': Record<string, never>;
};

export type ServerEvents = CompanyEvents & PersonalEvents;

/** The server's reply to a browser's message. */
export type SocketAnswer = { ok: true } | { ok: false; error: string };
type Answered = (answer: SocketAnswer) => void;

/** Messages of a browser. */
export type BrowserEvents = {
  'join-user-room': (userId: number, answered?: Answered) => void;
  test: (test: Infer<typeof testToSend>, answered?: Answered) => void;
  'send-notification': (notification: NotificationToSend, answered?: Answered) => void;
};
