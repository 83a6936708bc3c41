// Made from en.json by `npm run messages`.
declare const texts: {
  readonly mailTemplates: {
    readonly title: string;
    readonly text: string;
    readonly noMailServer: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly readOnly: string;
    readonly kinds: {
      readonly invitation: string;
      readonly reminder: string;
      readonly received: string;
      readonly seen: string;
      readonly next_step: string;
      readonly rejected: string;
    };
    readonly uses: {
      readonly invitation: string;
      readonly reminder: string;
      readonly received: string;
      readonly seen: string;
      readonly next_step: string;
      readonly rejected: string;
    };
    readonly own: string;
    readonly editOf: (values: { readonly kind: string | number; readonly language: string | number }) => string;
    readonly back: string;
    readonly heading: (values: { readonly kind: string | number; readonly language: string | number }) => string;
    readonly subject: string;
    readonly words: string;
    readonly wordsHint: string;
    readonly undecidedHint: string;
    readonly fields: string;
    readonly fieldNames: {
      readonly candidateName: string;
      readonly jobTitle: string;
      readonly companyName: string;
      readonly contact: string;
      readonly date: string;
      readonly answerBy: string;
      readonly length: string;
      readonly deadline: string;
      readonly message: string;
      readonly link: string;
    };
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
    readonly reset: string;
    readonly resetTitle: string;
    readonly resetText: string;
    readonly resetDone: string;
    readonly resetFailed: string;
    readonly preview: string;
    readonly previewFrame: string;
    readonly previewSubject: (values: { readonly subject: string | number }) => string;
    readonly previewFailed: string;
    readonly previewInvalid: string;
    readonly unsavedTitle: string;
    readonly unsavedText: string;
    readonly discard: string;
    readonly stay: string;
    readonly invitingHint: string;
  };
};
export default texts;
