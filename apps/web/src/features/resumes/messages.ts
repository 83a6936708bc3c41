/** Texts about the content of resumes. */
export const resumeTextMessages = {
  preview: (name: string) => `Preview of ${name}`,
  showPreview: 'Show the document',
  hidePreview: 'Hide the document',
  text: 'Text of the resume',
  loading: 'Loading the text of the resume',
  loadFailed: 'Failed to load the text of the resume',
  notYet: 'Nimble is reading the text of this resume.',
  isCut: 'The document is longer. Only its beginning is shown and searched.',
  problems: {
    encrypted: 'This document is password-protected. Download it to open it.',
    unreadable: 'Nimble can’t read this document. Download it to open it.',
    tooMuch: 'This document is too large or too complex to show here. Be careful when you download it.',
    withoutText: 'This document has no text to search; it may contain only images.',
    notRead: 'Nimble can’t show this kind of document. Download it to open it.',
  },
} as const;

export const resumeSearchMessages = {
  label: 'Search in resumes',
  placeholder: 'Search in resumes…',
  hint: 'Finds whole words in every resume that contains text. Put exact phrases in "quotation marks".',
  loading: 'Searching',
  loadFailed: 'The search failed',
  none: 'No matches found',
  noneText: 'Try other words, or fewer of them.',
  foundFor: (words: string) => `Candidates whose resume contains “${words}”`,
  count: (count: number, isMore: boolean) =>
    isMore
      ? `The newest ${count} candidates; there may be more. Add a word to narrow the search.`
      : count === 1
        ? '1 candidate'
        : `${count} candidates`,
} as const;
