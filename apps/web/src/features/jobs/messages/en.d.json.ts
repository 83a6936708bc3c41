// Made from en.json by `npm run messages`.
declare const texts: {
  readonly jobs: {
    readonly searchPlaceholder: string;
    readonly searchLabel: string;
    readonly statusFilterLabel: string;
    readonly allStatus: string;
    readonly status: {
      readonly draft: string;
      readonly active: string;
      readonly paused: string;
      readonly closed: string;
    };
    readonly employmentType: {
      readonly 'full-time': string;
      readonly 'part-time': string;
      readonly contract: string;
      readonly internship: string;
    };
    readonly createJob: string;
    readonly viewJob: string;
    readonly viewDetails: string;
    readonly editJob: string;
    readonly shareLink: string;
    readonly deleteJob: string;
    readonly moreActions: (values: { readonly title: string | number }) => string;
    readonly shareJob: (values: { readonly title: string | number }) => string;
    readonly questions: (values: { readonly count: number }) => string;
    readonly responses: (values: { readonly count: number }) => string;
    readonly created: (values: { readonly date: string | number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
      readonly viewerText: string;
    };
    readonly noneFound: {
      readonly title: string;
      readonly text: string;
      readonly clear: string;
    };
  };
  readonly answer: {
    readonly invalidAnswer: string;
    readonly invalidJob: string;
    readonly noData: string;
  };
  readonly deleteJob: {
    readonly title: string;
    readonly question: (values: { readonly title: string | number }) => string;
    readonly lost: (values: { readonly submissionCount: number }) => string;
    readonly begun: string;
    readonly final: string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly share: {
    readonly copied: string;
    readonly noLink: string;
    readonly title: string;
    readonly text: string;
    readonly copyDenied: string;
    readonly linkLabel: string;
    readonly open: string;
    readonly qrCode: (values: { readonly title: string | number }) => string;
    readonly onlyHere: string;
    readonly qrText: string;
    readonly linkOn: string;
    readonly linkOff: string;
    readonly switchedOn: string;
    readonly switchedOff: string;
    readonly switchFailed: string;
    readonly invitations: string;
  };
  readonly wizard: {
    readonly step: (values: { readonly step: string | number }) => string;
    readonly back: string;
    readonly continue: string;
    readonly method: {
      readonly title: string;
      readonly subtitle: string;
      readonly template: string;
      readonly templateText: string;
      readonly scratch: string;
      readonly scratchText: string;
    };
    readonly template: {
      readonly title: string;
      readonly subtitle: string;
    };
    readonly kept: {
      readonly title: string;
      readonly untitled: string;
      readonly goOn: string;
      readonly discard: string;
      readonly saved: string;
      readonly broken: string;
    };
    readonly details: {
      readonly title: string;
      readonly subtitle: string;
      readonly ready: string;
    };
    readonly review: {
      readonly title: string;
      readonly subtitle: string;
      readonly jobDetails: string;
      readonly editAll: string;
      readonly editDetails: string;
      readonly editQuestions: string;
      readonly ready: string;
      readonly readyText: string;
      readonly save: string;
      readonly cancel: string;
      readonly saveDraft: string;
      readonly publish: string;
      readonly totalTime: (values: { readonly minutes: string | number }) => string;
    };
    readonly published: {
      readonly title: string;
      readonly subtitle: string;
      readonly viewJob: string;
      readonly done: string;
    };
    readonly created: string;
    readonly failed: string;
    readonly failedFromTemplate: string;
  };
  readonly jobForm: {
    readonly information: string;
    readonly jobTitle: string;
    readonly jobTitlePlaceholder: string;
    readonly employmentType: string;
    readonly jobDescription: string;
    readonly jobDescriptionPlaceholder: string;
    readonly questions: string;
    readonly addQuestion: string;
    readonly removeQuestion: (values: { readonly number: string | number }) => string;
    readonly question: (values: { readonly number: string | number }) => string;
    readonly timeLimit: string;
    readonly shownWith: string;
    readonly filesUntimed: string;
    readonly required: string;
    readonly optional: string;
    readonly mostQuestionsReached: string;
    readonly firstQuestion: string;
    readonly newQuestion: string;
    readonly drag: string;
    readonly moveUp: (values: { readonly number: string | number }) => string;
    readonly moveDown: (values: { readonly number: string | number }) => string;
    readonly moved: (values: { readonly from: string | number; readonly to: string | number }) => string;
    readonly duplicateQuestion: (values: { readonly number: string | number }) => string;
    readonly removal: {
      readonly title: string;
      readonly text: (values: { readonly number: string | number }) => string;
      readonly confirm: string;
    };
    readonly experienceLevels: {
      readonly entry: string;
      readonly mid: string;
      readonly senior: string;
      readonly lead: string;
      readonly executive: string;
    };
    readonly advanced: {
      readonly title: string;
      readonly subtitle: string;
      readonly department: string;
      readonly location: string;
      readonly experience: string;
      readonly salary: string;
      readonly salaryPlaceholder: string;
      readonly currency: string;
      readonly requirements: string;
      readonly benefits: string;
      readonly deadline: string;
      readonly deadlineHint: string;
      readonly deadlinePassed: string;
      readonly maxSubmissions: string;
      readonly retakes: string;
      readonly thinkingTime: string;
      readonly noLimit: string;
      readonly questionsInAdvance: string;
      readonly questionsInAdvanceHint: string;
      readonly untimed: string;
      readonly untimedHint: string;
      readonly questionsShown: string;
      readonly questionsHidden: string;
      readonly welcome: string;
      readonly welcomeHint: string;
      readonly language: string;
      readonly languageHint: string;
      readonly companyLanguage: string;
    };
    readonly timeLimitMinutes: (values: { readonly count: number }) => string;
    readonly timeLimitSeconds: (values: { readonly count: number }) => string;
  };
  readonly jobPage: {
    readonly backToJobs: string;
    readonly editJob: string;
    readonly deleteJob: string;
    readonly changeStatus: {
      readonly draft: string;
      readonly paused: string;
      readonly closed: string;
    };
    readonly activate: {
      readonly draft: string;
      readonly active: string;
      readonly paused: string;
      readonly closed: string;
    };
    readonly invalidId: string;
    readonly createdBy: (values: { readonly date: string | number; readonly name: string | number }) => string;
    readonly created: (values: { readonly date: string | number }) => string;
    readonly questions: string;
    readonly stats: {
      readonly total: string;
      readonly completed: string;
      readonly pending: string;
      readonly inReview: (values: { readonly count: number }) => string;
      readonly unknown: string;
    };
    readonly recent: string;
    readonly together: string;
    readonly togetherText: string;
    readonly compare: string;
    readonly viewAll: string;
    readonly noSubmissions: string;
    readonly noSubmissionsActive: string;
    readonly noSubmissionsInactive: string;
    readonly submissionsFailed: string;
    readonly share: string;
    readonly notFound: string;
    readonly notFoundText: string;
    readonly deleted: string;
    readonly deletedText: string;
    readonly loadFailed: string;
    readonly loading: string;
    readonly saveAsTemplate: string;
    readonly edit: {
      readonly title: string;
      readonly subtitle: string;
      readonly status: string;
      readonly restored: string;
      readonly save: string;
      readonly cancel: string;
      readonly saved: string;
      readonly failed: string;
      readonly invalid: string;
      readonly unsaved: {
        readonly title: string;
        readonly cancelText: string;
        readonly leaveText: string;
        readonly stay: string;
        readonly leave: string;
      };
    };
  };
  readonly jobConflict: {
    readonly title: string;
    readonly text: string;
    readonly noConflict: string;
    readonly mine: string;
    readonly theirs: string;
    readonly whose: (values: { readonly field: string | number }) => string;
    readonly alsoTheirs: (values: { readonly fields: string | number }) => string;
    readonly take: string;
    readonly stay: string;
    readonly none: string;
    readonly fields: {
      readonly title: string;
      readonly description: string;
      readonly type: string;
      readonly status: string;
      readonly experience: string;
      readonly currency: string;
      readonly department: string;
      readonly location: string;
      readonly requirements: string;
      readonly benefits: string;
      readonly salary: string;
      readonly welcome: string;
      readonly deadline: string;
      readonly maxSubmissions: string;
      readonly retakes: string;
      readonly thinkingTime: string;
      readonly questionsInAdvance: string;
      readonly untimed: string;
      readonly videoNeverRequired: string;
      readonly questions: string;
      readonly pools: string;
      readonly language: string;
    };
  };
};
export default texts;
