// Made from en.json by `npm run messages`.
declare const texts: {
  readonly key: {
    readonly title: string;
    readonly text: string;
    readonly singleKeys: string;
    readonly singleKeysText: string;
    readonly groups: {
      readonly watch: string;
      readonly review: string;
    };
    readonly change: (values: { readonly action: string | number; readonly key: string | number }) => string;
    readonly numbered: (values: { readonly action: string | number; readonly number: string | number }) => string;
    readonly changeHint: string;
    readonly press: string;
    readonly taken: (values: { readonly key: string | number; readonly action: string | number }) => string;
    readonly notForPages: string;
    readonly reset: string;
    readonly names: {
      readonly playOrPause: string;
      readonly back: string;
      readonly forward: string;
      readonly previousAnswer: string;
      readonly nextAnswer: string;
      readonly slower: string;
      readonly faster: string;
      readonly captions: string;
      readonly skipSilences: string;
      readonly pictureInPicture: string;
      readonly fullscreen: string;
      readonly mute: string;
      readonly nextCandidate: string;
      readonly previousCandidate: string;
      readonly score: string;
      readonly note: string;
      readonly approve: string;
      readonly reject: string;
      readonly undo: string;
      readonly transcript: string;
      readonly scorecard: string;
      readonly search: string;
      readonly help: string;
    };
    readonly space: string;
    readonly withShift: (values: { readonly key: string | number }) => string;
  };
};
export default texts;
