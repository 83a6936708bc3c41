// Made from en.json by `npm run messages`.
declare const texts: {
  readonly answers: {
    readonly choose: string;
    readonly chooseHint: string;
    readonly formats: {
      readonly video: string;
      readonly text: string;
    };
    readonly formatHints: {
      readonly video: string;
      readonly text: string;
    };
    readonly changeFormat: string;
    readonly writeHint: (values: { readonly time: string | number }) => string;
    readonly characterLimit: (values: { readonly count: number }) => string;
    readonly wordLimit: (values: { readonly count: number }) => string;
    readonly thinking: (values: { readonly time: string | number }) => string;
    readonly thinkingHint: string;
    readonly start: string;
    readonly startNow: string;
    readonly again: string;
    readonly againLeft: (values: { readonly count: string | number }) => string;
    readonly againHint: (values: { readonly time: string | number }) => string;
    readonly label: string;
    readonly timeLeft: string;
    readonly secondsLeft: (values: { readonly count: number }) => string;
    readonly characters: (values: { readonly count: number; readonly most: number }) => string;
    readonly words: (values: { readonly count: number; readonly most: number }) => string;
    readonly limitReached: string;
    readonly saved: string;
    readonly saving: string;
    readonly waiting: string;
    readonly refused: (values: { readonly reason: string | number }) => string;
    readonly over: string;
    readonly overEmpty: string;
    readonly use: string;
    readonly noAttemptsLeft: string;
    readonly elsewhere: string;
    readonly elsewhereText: string;
    readonly useOther: string;
    readonly keepMine: string;
    readonly usedFailed: string;
    readonly startFailed: string;
    readonly sendingVideo: string;
    readonly length: (values: { readonly words: number; readonly characters: number }) => string;
    readonly timeUsed: (values: { readonly time: string | number }) => string;
    readonly late: string;
    readonly answered: string;
    readonly unused: string;
    readonly resume: string;
  };
};
export default texts;
