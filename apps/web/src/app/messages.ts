/** Texts of what surrounds the pages; those that the specs quote stand verbatim. */
export const appMessages = {
  loading: 'Loading',
  skipToContent: 'Skip to content',
  crashed: 'Something went wrong',
  crashedText: 'The page could not be shown. Reloading usually helps.',
  reload: 'Reload the page',
} as const;
