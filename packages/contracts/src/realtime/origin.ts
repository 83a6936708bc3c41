/** The header by which a browser tab says who it is, so that it knows its own changes again among the server's events. */
export const originHeader = 'nimble-origin';
