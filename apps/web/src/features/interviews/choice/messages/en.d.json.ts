// Made from en.json by `npm run messages`.
declare const texts: {
  readonly choice: {
    readonly title: string;
    readonly text: string;
    readonly number: (values: { readonly number: string | number }) => string;
    readonly player: (values: { readonly number: string | number; readonly length: string | number }) => string;
    readonly noLength: string;
    readonly inUse: string;
    readonly notPlayable: string;
    readonly use: string;
    readonly useNumber: (values: { readonly number: string | number }) => string;
    readonly keep: string;
    readonly keepNumber: (values: { readonly number: string | number }) => string;
    readonly again: string;
    readonly againLeft: (values: { readonly count: string | number }) => string;
    readonly noneLeft: string;
    readonly giveUpTitle: string;
    readonly giveUpText: string;
    readonly giveUp: (values: { readonly number: string | number }) => string;
    readonly cancel: string;
    readonly kept: (values: { readonly number: string | number }) => string;
    readonly back: (values: { readonly number: string | number }) => string;
    readonly answerKept: string;
    readonly backToAnswer: string;
    readonly keptHint: string;
  };
};
export default texts;
