/** Patterns that mail programs turn into a link. */
export const linkLike = /:\/\/|@|\bwww\.|\p{L}\.\p{L}{2}/iu;
