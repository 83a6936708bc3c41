// Made from en.json by `npm run messages`.
declare const texts: {
  readonly dashboard: {
    readonly greeting: (values: { readonly name: string | number }) => string;
    readonly nobody: string;
    readonly text: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly newJob: string;
    readonly viewAll: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly training: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly recommendations: {
      readonly title: string;
      readonly upgradable: string;
      readonly action: string;
      readonly notUpgradable: string;
      readonly enabled: string;
      readonly order: string;
      readonly loading: string;
      readonly failed: string;
      readonly retry: string;
      readonly empty: string;
      readonly measured: string;
      readonly score: (values: { readonly score: string | number }) => string;
      readonly scoreLabel: (values: { readonly score: string | number }) => string;
      readonly noEvidence: string;
      readonly watch: (values: { readonly time: string | number }) => string;
      readonly watchLabel: (values: { readonly time: string | number; readonly name: string | number }) => string;
    };
    readonly figures: {
      readonly label: string;
      readonly activeJobs: string;
      readonly thisWeek: (values: { readonly count: number }) => string;
      readonly totalSubmissions: string;
      readonly thisMonth: (values: { readonly count: number }) => string;
      readonly completionRate: string;
      readonly percent: (values: { readonly value: string | number }) => string;
      readonly last30Days: string;
      readonly aboveAverage: string;
      readonly ofStarted: string;
      readonly averageScore: string;
      readonly score: (values: { readonly value: string | number }) => string;
      readonly none: string;
      readonly quality: string;
    };
    readonly months: {
      readonly title: string;
      readonly column: (values: { readonly month: string | number; readonly count: number }) => string;
    };
    readonly jobStatus: {
      readonly title: string;
      readonly names: {
        readonly active: string;
        readonly draft: string;
        readonly paused: string;
        readonly closed: string;
      };
    };
    readonly submissionStatus: {
      readonly title: string;
      readonly names: {
        readonly pending: string;
        readonly approved: string;
        readonly rejected: string;
        readonly inReview: string;
      };
      readonly others: {
        readonly reviewed: string;
        readonly processing: string;
      };
    };
    readonly metrics: {
      readonly title: string;
      readonly completionRate: string;
      readonly completionText: string;
      readonly averageScore: string;
      readonly scoreText: string;
      readonly noScoreText: string;
    };
    readonly actions: {
      readonly title: string;
      readonly createJob: string;
      readonly createJobText: string;
      readonly viewCandidates: string;
      readonly viewCandidatesText: string;
      readonly viewAnalytics: string;
      readonly viewAnalyticsText: string;
    };
    readonly topJobs: {
      readonly title: string;
      readonly order: string;
      readonly total: string;
      readonly pending: string;
      readonly approved: string;
    };
  };
};
export default texts;
