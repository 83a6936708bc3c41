// Made from en.json by `npm run messages`.
declare const texts: {
  readonly guest: {
    readonly title: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly gone: string;
    readonly goneText: string;
    readonly until: (values: { readonly date: string | number }) => string;
    readonly candidates: string;
    readonly candidate: (values: { readonly number: string | number }) => string;
    readonly video: (values: { readonly name: string | number }) => string;
    readonly noVideo: string;
    readonly unrecorded: string;
    readonly noCandidates: string;
    readonly questions: string;
    readonly goTo: (values: { readonly number: string | number; readonly time: string | number }) => string;
    readonly playbackFailed: string;
    readonly captions: string;
    readonly transcript: string;
    readonly transcriptHint: string;
    readonly transcriptFailed: string;
    readonly words: {
      readonly confidence: (values: { readonly percent: string | number }) => string;
      readonly playFrom: (values: { readonly time: string | number }) => string;
      readonly failed: string;
      readonly queued: string;
      readonly noWords: string;
      readonly answerNone: string;
    };
    readonly comments: string;
    readonly commentsHint: string;
    readonly noComments: string;
    readonly name: string;
    readonly nameMissing: string;
    readonly commentFailed: string;
    readonly moments: {
      readonly noVideo: string;
      readonly label: string;
      readonly placeholder: string;
      readonly atAnswer: (values: { readonly time: string | number; readonly number: string | number }) => string;
      readonly takeNow: string;
      readonly add: string;
      readonly goTo: (values: { readonly time: string | number }) => string;
    };
  };
};
export default texts;
