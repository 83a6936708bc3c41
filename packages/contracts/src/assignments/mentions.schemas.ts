import * as z from 'zod/mini';

/**
 * Ids of team members that a note or a comment mentions. Each gets one notification; one who stays mentioned in an
 * edited note gets no other.
 */
export const mentionsField = z.array(z.int().check(z.positive())).check(z.maxLength(20));
