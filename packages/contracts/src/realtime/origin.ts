/** The header by which a browser tab identifies itself, so that it can ignore the events of its own changes. */
export const originHeader = 'nimble-origin';
