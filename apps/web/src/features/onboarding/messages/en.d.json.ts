// Made from en.json by `npm run messages`.
declare const texts: {
  readonly onboarding: {
    readonly step: (values: { readonly step: string | number; readonly steps: string | number }) => string;
    readonly skip: string;
    readonly back: string;
    readonly next: string;
    readonly start: string;
    readonly finish: string;
    readonly welcome: (values: { readonly name: string | number }) => string;
    readonly welcomeText: string;
    readonly welcomeSteps: readonly string[];
    readonly sample: string;
    readonly sampleText: string;
    readonly sampleTitle: string;
    readonly sampleTitleValue: string;
    readonly sampleQuestion: string;
    readonly sampleQuestionValue: string;
    readonly sampleLimit: string;
    readonly sampleMinutes: (values: { readonly minutes: number }) => string;
    readonly sampleTip: string;
    readonly sampleCreate: string;
    readonly sampleCreated: (values: { readonly title: string | number }) => string;
    readonly ready: string;
    readonly readyText: string;
    readonly tips: readonly string[];
    readonly firstSteps: string;
    readonly firstStepsDone: (values: { readonly done: string | number; readonly all: string | number }) => string;
    readonly dismiss: string;
    readonly done: string;
    readonly toDo: string;
    readonly steps: {
      readonly create: {
        readonly title: string;
        readonly text: string;
      };
      readonly share: {
        readonly title: string;
        readonly text: string;
      };
      readonly submission: {
        readonly title: string;
        readonly text: string;
      };
      readonly review: {
        readonly title: string;
        readonly text: string;
      };
    };
  };
};
export default texts;
