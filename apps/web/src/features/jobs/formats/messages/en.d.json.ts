// Made from en.json by `npm run messages`.
declare const texts: {
  readonly formats: {
    readonly title: string;
    readonly hint: string;
    readonly video: string;
    readonly audio: string;
    readonly text: string;
    readonly videoHint: string;
    readonly audioHint: string;
    readonly textHint: string;
    readonly maximumCharacters: string;
    readonly maximumWords: string;
    readonly characterLimit: (values: { readonly count: number }) => string;
    readonly wordLimit: (values: { readonly count: number }) => string;
    readonly choice: string;
    readonly number: string;
    readonly date: string;
    readonly choiceHint: string;
    readonly numberHint: string;
    readonly dateHint: string;
    readonly noLimit: string;
    readonly minimum: string;
    readonly maximum: string;
    readonly decimals: string;
    readonly unit: string;
    readonly unitExample: string;
    readonly earliest: string;
    readonly latest: string;
    readonly dateOptional: string;
    readonly optionsOf: (values: { readonly number: string | number }) => string;
    readonly option: (values: { readonly number: string | number }) => string;
    readonly right: string;
    readonly rightHint: string;
    readonly removeOption: (values: { readonly number: string | number }) => string;
    readonly addOption: string;
    readonly howMany: string;
    readonly chooses: {
      readonly one: string;
      readonly several: string;
    };
    readonly fewestChosen: string;
    readonly mostChosen: string;
    readonly screening: string;
    readonly effects: {
      readonly none: string;
      readonly mark: string;
      readonly end: string;
    };
    readonly effectTexts: {
      readonly mark: string;
      readonly end: string;
    };
    readonly requirement: string;
    readonly requirementHint: string;
    readonly requirementExample: string;
    readonly notMeeting: string;
    readonly screeningAlone: string;
    readonly optionCount: (values: { readonly count: number }) => string;
    readonly severalChosen: string;
    readonly inUnit: (values: { readonly unit: string | number }) => string;
    readonly screens: {
      readonly mark: string;
      readonly end: string;
    };
    readonly file: string;
    readonly fileHint: string;
    readonly fileKinds: string;
    readonly maximumSize: string;
    readonly maximumFiles: string;
    readonly fileLimit: (values: { readonly count: number; readonly size: string | number }) => string;
    readonly fileTimeHint: string;
  };
};
export default texts;
