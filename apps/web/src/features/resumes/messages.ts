/** Every text about what résumés say. */
export const resumeTextMessages = {
  preview: (name: string) => `Preview of ${name}`,
  showPreview: 'Show the document',
  hidePreview: 'Hide the document',
  text: 'Text of the résumé',
  loading: 'Loading the text of the résumé',
  loadFailed: 'The text of the résumé could not be loaded',
  notYet: 'The text of this résumé is being read.',
  isCut: 'The document is longer. Only its beginning is shown and searched.',
  problems: {
    encrypted: 'This document is locked by a password. Download it to open it.',
    unreadable: 'This document could not be read here. Download it to open it.',
    tooMuch: 'This document is too large or too complex to be read here. Download it with care.',
    withoutText: 'This document holds no text that can be searched, perhaps only pictures.',
    notRead: 'Documents of this kind are not shown here. Download it to open it.',
  },
  found: 'Found in résumés',
  foundFor: (words: string) => `Candidates whose résumé says “${words}”`,
} as const;
