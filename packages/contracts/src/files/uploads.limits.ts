/** Bytes; an image must be smaller than 5 MB. */
export const largestImageBytes = 5 * 1024 * 1024;

/** The `path` that names the purpose of an upload. */
export const uploadPaths = {
  avatar: (userId: number) => `users/user_${userId}`,
  logo: (companyId: number) => `companies/company-${companyId}`,
} as const;
