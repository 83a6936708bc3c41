/** Bytes; an image must be smaller (spec 2 §5, §9). */
export const largestImageBytes = 5 * 1024 * 1024;

/** The `path` that says what an upload is for (spec 2 §7). */
export const uploadPaths = {
  avatar: (userId: number) => `users/user_${userId}`,
  logo: (companyId: number) => `companies/company-${companyId}`,
} as const;
