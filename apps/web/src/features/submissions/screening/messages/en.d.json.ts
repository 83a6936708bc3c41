// Made from en.json by `npm run messages`.
declare const texts: {
  readonly screening: {
    readonly unmet: (values: { readonly requirement: string | number }) => string;
    readonly endedHint: string;
    readonly ended: string;
    readonly unmetHint: string;
    readonly filter: string;
    readonly all: string;
    readonly outcomes: {
      readonly met: string;
      readonly unmet: string;
      readonly ended: string;
    };
  };
};
export default texts;
