export const templateMessages = {
  notFound: 'Template not found',
  tooMany: 'A company can keep at most 200 templates of its own. Delete one to save another.',
} as const;
