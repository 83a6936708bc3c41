/** Every text about what resumes say. */
export const resumeTextMessages = {
  preview: (name: string) => `Preview of ${name}`,
  showPreview: 'Show the document',
  hidePreview: 'Hide the document',
  text: 'Text of the resume',
  loading: 'Loading the text of the resume',
  loadFailed: 'The text of the resume could not be loaded',
  notYet: 'The text of this resume is being read.',
  isCut: 'The document is longer. Only its beginning is shown and searched.',
  problems: {
    encrypted: 'This document is password-protected. Download it to open it.',
    unreadable: 'This document could not be read here. Download it to open it.',
    tooMuch: 'This document is too large or too complex to be read here. Download it with care.',
    withoutText: 'This document has no text that can be searched; it may contain only pictures.',
    notRead: 'Documents of this kind are not shown here. Download it to open it.',
  },
} as const;

export const resumeSearchMessages = {
  label: 'Search in resumes',
  placeholder: 'Search in resumes…',
  hint: 'Finds whole words in every resume that contains text. Put exact phrases in "quotation marks".',
  loading: 'Searching',
  loadFailed: 'The search failed',
  none: 'No resume says that',
  noneText: 'Try other words, or fewer of them.',
  foundFor: (words: string) => `Candidates whose resume says “${words}”`,
  count: (count: number, isMore: boolean) =>
    isMore
      ? `The newest ${count} candidates; there may be more. Add a word to narrow the search.`
      : count === 1
        ? '1 candidate'
        : `${count} candidates`,
} as const;
