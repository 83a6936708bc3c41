import * as z from 'zod/mini';

/** A random UUID of the browser. */
export const takeIdField = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
