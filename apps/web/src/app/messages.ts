/** Texts around the pages; those fixed by the specification are verbatim. */
export const appMessages = {
  loading: 'Loading',
  skipToContent: 'Skip to content',
  crashed: 'Something went wrong',
  crashedText: 'We couldn’t show this page. Reloading it usually helps.',
  reload: 'Reload the page',
} as const;
