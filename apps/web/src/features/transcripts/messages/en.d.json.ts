// Made from en.json by `npm run messages`.
declare const texts: {
  readonly transcriptTab: {
    readonly none: string;
    readonly noTranscript: string;
    readonly unrecorded: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly findLabel: string;
    readonly findPlaceholder: string;
    readonly found: (values: { readonly count: number; readonly place: string | number }) => string;
    readonly next: string;
    readonly previous: string;
    readonly playFrom: (values: { readonly time: string | number }) => string;
    readonly queued: string;
    readonly noWords: string;
    readonly answerNone: string;
    readonly failed: (values: { readonly reason: string | number }) => string;
    readonly start: string;
    readonly startAgain: string;
    readonly started: string;
    readonly startFailed: string;
    readonly script: string;
    readonly heardBy: (values: { readonly engine: string | number; readonly model: string | number }) => string;
    readonly confidence: (values: { readonly percent: string | number }) => string;
  };
  readonly noEngine: {
    readonly master: string;
    readonly setUp: string;
    readonly admin: string;
  };
  readonly noWords: {
    readonly none: string;
    readonly notTranscribed: string;
    readonly queued: string;
    readonly failed: string;
    readonly nothingSaid: string;
  };
  readonly spokenSearch: {
    readonly label: string;
    readonly placeholder: string;
    readonly hint: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly noTranscripts: string;
    readonly noTranscriptsText: string;
    readonly noTranscriptsEver: string;
    readonly notTranscribed: string;
    readonly none: string;
    readonly noneText: string;
    readonly count: (values: { readonly isMore: boolean; readonly count: number }) => string;
    readonly hitLabel: (values: { readonly candidate: string | number; readonly time: string | number }) => string;
    readonly writtenLabel: (values: { readonly candidate: string | number }) => string;
    readonly written: string;
  };
};
export default texts;
