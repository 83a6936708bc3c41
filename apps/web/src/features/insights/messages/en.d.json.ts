// Made from en.json by `npm run messages`.
declare const texts: {
  readonly insightsSettings: {
    readonly title: string;
    readonly text: string;
    readonly legend: string;
    readonly levels: {
      readonly nothing: {
        readonly label: string;
        readonly text: string;
      };
      readonly facts: {
        readonly label: string;
        readonly text: string;
      };
      readonly scores: {
        readonly label: string;
        readonly text: string;
      };
    };
    readonly lower: {
      readonly nothing: {
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
      };
      readonly facts: {
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
      };
    };
    readonly behavioral: string;
    readonly behavioralText: string;
    readonly endedByPlan: string;
    readonly readOnly: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly loading: string;
    readonly loadFailed: string;
  };
  readonly insights: {
    readonly title: string;
    readonly none: string;
    readonly notAgreed: string;
    readonly unrecorded: string;
    readonly notYet: string;
    readonly noVerdict: string;
    readonly method: string;
    readonly methodOf: (values: { readonly name: string | number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly start: string;
    readonly withoutScores: string;
    readonly startScores: string;
    readonly started: string;
    readonly startFailed: string;
    readonly strengths: string;
    readonly noStrengths: string;
    readonly weaknesses: string;
    readonly noWeaknesses: string;
    readonly measures: string;
    readonly delivery: string;
    readonly byModel: string;
    readonly partOf: (values: { readonly name: string | number; readonly part: number }) => string;
    readonly nothingMeasured: string;
    readonly missing: (values: { readonly reason: string | number; readonly names: string | number }) => string;
    readonly moment: (values: { readonly number: string | number; readonly time: string | number }) => string;
    readonly playFrom: (values: { readonly number: string | number; readonly time: string | number }) => string;
    readonly leftOut: (values: { readonly count: number; readonly numbers: string | number }) => string;
    readonly asked: (values: { readonly model: string | number }) => string;
    readonly from: (values: { readonly answers: number; readonly words: number; readonly seconds: number }) => string;
    readonly states: {
      readonly measured: string;
      readonly notEnough: string;
      readonly noWords: string;
    };
    readonly overall: {
      readonly name: string;
      readonly hint: string;
      readonly method: string;
    };
    readonly performance: {
      readonly confidence: {
        readonly name: string;
        readonly hint: string;
        readonly method: string;
      };
      readonly engagement: {
        readonly name: string;
        readonly hint: string;
        readonly method: string;
      };
      readonly professionalism: {
        readonly name: string;
        readonly hint: string;
        readonly method: string;
      };
    };
    readonly behavioral: {
      readonly confidence: {
        readonly name: string;
        readonly hint: string;
        readonly method: string;
      };
      readonly engagement: {
        readonly name: string;
        readonly method: string;
      };
      readonly eyeContact: {
        readonly name: string;
        readonly method: string;
      };
      readonly nervousness: {
        readonly name: string;
        readonly hint: string;
        readonly method: string;
      };
    };
    readonly picture: {
      readonly inView: (values: { readonly inView: string | number; readonly frames: number }) => string;
      readonly turned: (values: { readonly turned: string | number; readonly inView: number }) => string;
      readonly blank: (values: { readonly blank: number }) => string;
      readonly leftOut: (values: { readonly count: number; readonly numbers: string | number }) => string;
      readonly outOfView: string;
      readonly tooFewFaces: (values: { readonly inView: number }) => string;
      readonly states: {
        readonly measured: string;
        readonly notEnough: (values: { readonly frames: number; readonly blank: number }) => string;
        readonly waiting: string;
        readonly unavailable: string;
        readonly none: string;
      };
    };
    readonly names: {
      readonly pace: string;
      readonly pauses: string;
      readonly fillers: string;
      readonly pitch: string;
      readonly loudness: string;
      readonly vocabulary: string;
      readonly relevance: string;
      readonly completeness: string;
      readonly restarts: string;
    };
    readonly values: {
      readonly pace: (values: { readonly value: string | number }) => string;
      readonly none: string;
      readonly pauses: (values: { readonly value: string | number }) => string;
      readonly fillers: (values: { readonly value: string | number }) => string;
      readonly pitch: (values: { readonly value: string | number }) => string;
      readonly loudness: (values: { readonly value: string | number }) => string;
      readonly vocabulary: (values: { readonly value: string | number }) => string;
      readonly relevance: (values: { readonly value: string | number }) => string;
      readonly completeness: (values: { readonly value: string | number }) => string;
      readonly restarts: (values: { readonly value: string | number }) => string;
    };
    readonly methods: {
      readonly pace: string;
      readonly pauses: string;
      readonly fillers: string;
      readonly pitch: string;
      readonly loudness: string;
      readonly vocabulary: string;
      readonly relevance: string;
      readonly completeness: string;
      readonly restarts: string;
    };
    readonly scales: {
      readonly pace: string;
      readonly pauses: string;
      readonly fillers: string;
      readonly pitch: string;
      readonly loudness: string;
      readonly vocabulary: string;
    };
    readonly partNotMeasured: (values: { readonly name: string | number }) => string;
  };
};
export default texts;
