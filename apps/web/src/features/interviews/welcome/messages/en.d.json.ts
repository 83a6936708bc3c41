// Made from en.json by `npm run messages`.
declare const texts: {
  readonly welcome: {
    readonly written: {
      readonly consent: string;
      readonly invitedBy: (values: { readonly company: string | number }) => string;
      readonly format: string;
      readonly expectations: readonly string[];
      readonly helpText: string;
    };
    readonly audio: {
      readonly helpText: string;
    };
    readonly mixed: {
      readonly invitedBy: (values: { readonly company: string | number }) => string;
      readonly format: string;
      readonly first: string;
    };
    readonly writtenRetakes: (values: { readonly count: number }) => string;
    readonly writtenThinking: (values: { readonly time: string | number }) => string;
    readonly withoutVideo: string;
    readonly untimed: (values: { readonly time: string | number }) => string;
    readonly untimedWritten: string;
    readonly toQuestions: string;
    readonly ways: {
      readonly video: string;
      readonly audio: string;
      readonly text: string;
      readonly choice: string;
      readonly number: string;
      readonly date: string;
      readonly file: string;
    };
    readonly names: {
      readonly video: string;
      readonly audio: string;
      readonly text: string;
      readonly choice: string;
      readonly number: string;
      readonly date: string;
      readonly file: string;
    };
    readonly inWays: (values: { readonly ways: string | number }) => string;
    readonly givenRetakes: (values: { readonly count: number }) => string;
    readonly givenThinking: (values: { readonly time: string | number }) => string;
  };
};
export default texts;
