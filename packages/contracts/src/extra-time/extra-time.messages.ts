export const extraTimeMessages = {
  tooMany: 'At most 200 addresses of a job can have extra time',
} as const;
