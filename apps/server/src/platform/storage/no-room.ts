import { errorCatalogue } from '@nimble/contracts';

const { status, message } = errorCatalogue.noRoom;

/** How the tus server is told that there is no room. */
export const noRoomRefusal = { status_code: status, body: message };
