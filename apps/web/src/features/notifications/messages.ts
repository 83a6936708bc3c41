import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('notifications', english);

/** Texts of the notifications; those fixed by the specification are verbatim. */
export const notificationMessages = texts.notification;

/** Texts of the page that lists all notifications. */
export const allMessages = texts.all;

/** The name of each kind's icon for screen readers. */
export const typeNames = texts.typeNames;

/** Texts of the page that the link in an email opens. */
export const unsubscribeMessages = texts.unsubscribe;
