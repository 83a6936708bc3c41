// Made from en.json by `npm run messages`.
declare const texts: {
  readonly sound: {
    readonly accessTitle: string;
    readonly accessText: string;
    readonly accessHints: {
      readonly denied: string;
      readonly missing: string;
      readonly busy: string;
      readonly unplugged: string;
      readonly withdrawn: string;
      readonly taken: string;
      readonly insecure: string;
      readonly unsupported: string;
    };
    readonly deniedOnIos: string;
    readonly deniedOnAndroid: string;
    readonly unsupported: string;
    readonly getReady: string;
    readonly noStream: string;
    readonly noPreview: string;
    readonly cutOff: string;
    readonly cuts: {
      readonly unplugged: string;
      readonly withdrawn: string;
      readonly taken: string;
      readonly asleep: string;
    };
    readonly interruptions: {
      readonly muted: string;
    };
    readonly check: {
      readonly title: string;
      readonly text: string;
      readonly practiceText: string;
    };
  };
};
export default texts;
