// Made from en.json by `npm run messages`.
declare const texts: {
  readonly submissionStatusLabels: {
    readonly uploading: string;
    readonly processing: string;
    readonly pending: string;
    readonly in_review: string;
    readonly reviewed: string;
    readonly shortlisted: string;
    readonly rejected: string;
  };
  readonly candidates: {
    readonly searchPlaceholder: string;
    readonly searchLabel: string;
    readonly statusFilterLabel: string;
    readonly filter: {
      readonly all: string;
      readonly pending: string;
      readonly in_review: string;
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly rejected: string;
    };
    readonly jobFilter: (values: { readonly title: string | number }) => string;
    readonly clearJobFilter: string;
    readonly stats: {
      readonly total: string;
      readonly pending: string;
      readonly inReview: string;
      readonly approved: string;
      readonly unknown: string;
      readonly failed: string;
    };
    readonly columns: {
      readonly candidates: string;
      readonly candidate: string;
      readonly job: string;
      readonly status: string;
      readonly submitted: string;
      readonly score: string;
      readonly review: string;
      readonly more: string;
    };
    readonly viewSubmission: string;
    readonly addNote: string;
    readonly delete: string;
    readonly moreActions: (values: { readonly name: string | number }) => string;
    readonly noScore: string;
    readonly hasNote: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
      readonly toJobs: string;
    };
    readonly noneFound: {
      readonly title: string;
      readonly text: string;
      readonly clear: string;
    };
  };
  readonly note: {
    readonly title: string;
    readonly about: (values: { readonly name: string | number }) => string;
    readonly label: string;
    readonly placeholder: string;
    readonly counter: (values: { readonly length: number; readonly longest: number }) => string;
    readonly save: string;
    readonly empty: string;
    readonly added: string;
    readonly failed: string;
    readonly savedOnPage: string;
    readonly failedOnPage: string;
    readonly saveOnPage: string;
    readonly undo: string;
    readonly saveKeys: string;
    readonly otherNote: string;
    readonly takeTheirs: string;
    readonly keepMine: string;
    readonly readOnly: string;
    readonly none: string;
  };
  readonly deleteSubmission: {
    readonly title: string;
    readonly question: (values: { readonly name: string | number }) => string;
    readonly lost: string;
    readonly final: string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly submissionPage: {
    readonly back: string;
    readonly noEmail: string;
    readonly submitted: (values: { readonly date: string | number }) => string;
    readonly source: (values: { readonly source: string | number }) => string;
    readonly externalId: (values: { readonly id: string | number }) => string;
    readonly score: string;
    readonly noScore: string;
    readonly notFound: string;
    readonly noId: string;
    readonly notFoundText: string;
    readonly deleted: string;
    readonly deletedText: string;
    readonly loadFailed: string;
    readonly loading: string;
    readonly processing: string;
    readonly approve: string;
    readonly reject: string;
    readonly approveBriefly: string;
    readonly rejectBriefly: string;
    readonly contact: string;
    readonly delete: string;
    readonly moreActions: string;
    readonly approved: string;
    readonly rejected: string;
    readonly markAs: string;
    readonly actions: {
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly in_review: string;
      readonly rejected: string;
    };
    readonly moved: (values: { readonly stage: string | number }) => string;
    readonly movedBack: string;
    readonly marked: {
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly in_review: string;
      readonly rejected: string;
    };
    readonly quickScore: string;
    readonly scorePoints: (values: { readonly points: string | number; readonly score: string | number }) => string;
    readonly scored: (values: { readonly score: string | number }) => string;
    readonly changedByOthers: string;
    readonly along: string;
    readonly previous: string;
    readonly next: string;
    readonly left: (values: { readonly count: number }) => string;
    readonly last: string;
    readonly keys: string;
    readonly statusFailed: string;
    readonly mailSubject: (values: { readonly jobTitle: string | number }) => string;
  };
  readonly undo: {
    readonly undo: string;
    readonly undone: string;
    readonly changedSince: string;
    readonly failed: string;
  };
  readonly openNext: {
    readonly name: string;
    readonly label: string;
    readonly noneLeft: string;
    readonly failed: string;
  };
  readonly newAttempt: {
    readonly allow: string;
    readonly title: string;
    readonly text: (values: { readonly name: string | number }) => string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
    readonly withdraw: string;
    readonly withdrawn: string;
    readonly withdrawFailed: string;
    readonly allowed: (values: { readonly date: string | number }) => string;
    readonly untimed: string;
    readonly extraTime: (values: { readonly factor: number }) => string;
  };
  readonly video: {
    readonly title: string;
    readonly download: string;
    readonly downloadLabel: string;
    readonly downloaded: string;
    readonly downloadStarted: string;
    readonly downloading: (values: { readonly percent: string | number }) => string;
    readonly downloadFailed: string;
    readonly compilingTitle: string;
    readonly compilingText: string;
    readonly compilingHint: string;
    readonly failedTitle: string;
    readonly failedText: string;
    readonly tryAgain: string;
    readonly tryAgainStarted: string;
    readonly tryAgainFailed: string;
    readonly speed: string;
    readonly speedShown: (values: { readonly speed: string | number }) => string;
    readonly captions: string;
    readonly skipSilences: string;
    readonly playingQuestion: (values: { readonly number: string | number; readonly question: string | number }) => string;
    readonly playbackFailed: string;
    readonly reload: string;
  };
  readonly mediaTasks: {
    readonly title: string;
    readonly names: {
      readonly join: string;
      readonly poster: string;
      readonly waveform: string;
      readonly resume: string;
      readonly transcript: string;
      readonly insights: string;
      readonly statements: string;
    };
    readonly states: {
      readonly waiting: string;
      readonly running: string;
      readonly done: string;
      readonly failed: string;
    };
    readonly progressOf: (values: { readonly name: string | number }) => string;
    readonly percent: (values: { readonly progress: string | number }) => string;
    readonly retry: string;
    readonly retryOf: (values: { readonly name: string | number }) => string;
    readonly retryFailed: string;
  };
  readonly answers: {
    readonly title: string;
    readonly none: string;
    readonly noneText: string;
    readonly jumpTo: (values: { readonly number: string | number; readonly time: string | number }) => string;
    readonly videoLabel: (values: { readonly number: string | number }) => string;
    readonly watch: string;
    readonly hide: string;
    readonly watchLabel: (values: { readonly number: string | number }) => string;
    readonly hideLabel: (values: { readonly number: string | number }) => string;
    readonly optional: string;
    readonly answeredIn: (values: { readonly duration: string | number; readonly limit: string | number }) => string;
    readonly processing: {
      readonly uploading: string;
      readonly failed: string;
    };
    readonly missing: string;
    readonly notAnswered: string;
  };
  readonly tab: {
    readonly label: string;
    readonly overview: string;
    readonly transcript: string;
    readonly profile: string;
    readonly assessment: string;
    readonly resume: string;
    readonly notes: string;
    readonly overallScore: string;
    readonly scoreOf: (values: { readonly score: string | number }) => string;
    readonly facts: {
      readonly name: string;
      readonly email: string;
      readonly job: string;
      readonly status: string;
      readonly submitted: string;
      readonly reviewed: string;
      readonly answers: string;
      readonly storage: string;
      readonly notYet: string;
      readonly insights: string;
      readonly insightsOf: (values: { readonly performance: boolean; readonly behavioral: boolean }) => string;
    };
  };
  readonly resume: {
    readonly none: string;
    readonly download: string;
    readonly downloaded: string;
    readonly failed: string;
    readonly name: string;
    readonly size: string;
    readonly kind: string;
  };
  readonly review: {
    readonly edit: string;
    readonly title: string;
    readonly subtitle: (values: { readonly name: string | number }) => string;
    readonly status: string;
    readonly statusPlaceholder: string;
    readonly statuses: {
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly rejected: string;
    };
    readonly score: string;
    readonly scoreOf: (values: { readonly score: string | number }) => string;
    readonly notScored: string;
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
    readonly changedMeanwhile: (values: { readonly status: string | number; readonly score: string | number }) => string;
  };
  readonly unsaved: {
    readonly title: string;
    readonly cancelText: string;
    readonly leaveText: string;
    readonly stay: string;
    readonly leave: string;
  };
};
export default texts;
