// Made from en.json by `npm run messages`.
declare const texts: {
  readonly analytics: {
    readonly period: string;
    readonly periods: {
      readonly '7d': string;
      readonly '30d': string;
      readonly '90d': string;
      readonly '1y': string;
    };
    readonly range: (values: { readonly from: string | number; readonly to: string | number }) => string;
    readonly loading: string;
    readonly failed: string;
    readonly tryAgain: string;
    readonly noData: string;
    readonly noDataText: string;
    readonly export: string;
    readonly figures: string;
    readonly inPeriod: (values: { readonly title: string | number; readonly period: string | number }) => string;
    readonly deletedSince: (values: { readonly count: number }) => string;
    readonly none: string;
    readonly percent: (values: { readonly value: string | number }) => string;
    readonly hours: (values: { readonly value: number }) => string;
    readonly change: (values: { readonly value: string | number }) => string;
    readonly same: string;
    readonly nothingBefore: string;
    readonly points: (values: { readonly value: string | number }) => string;
    readonly trend: {
      readonly title: string;
      readonly steps: {
        readonly day: string;
        readonly week: string;
        readonly month: string;
      };
      readonly column: (values: { readonly days: string | number; readonly count: number }) => string;
    };
    readonly types: string;
    readonly sources: string;
    readonly sourcesHint: string;
    readonly share: (values: { readonly percentage: string | number }) => string;
    readonly funnel: string;
    readonly funnelHint: string;
    readonly topJobs: string;
    readonly topJobsOrder: string;
    readonly jobColumns: {
      readonly title: string;
      readonly score: string;
      readonly applications: string;
    };
    readonly noApplications: string;
    readonly activity: string;
    readonly noActivity: string;
    readonly insights: {
      readonly title: string;
      readonly completionRate: {
        readonly true: string;
        readonly neutral: string;
        readonly text: (values: { readonly now: string | number; readonly before: string | number }) => string;
      };
      readonly qualityCandidates: {
        readonly true: string;
        readonly neutral: string;
        readonly text: (values: { readonly now: string | number; readonly before: string | number }) => string;
        readonly alone: (values: { readonly now: string | number }) => string;
      };
      readonly fasterReviews: {
        readonly true: string;
        readonly neutral: string;
        readonly text: (values: { readonly now: string | number; readonly before: string | number }) => string;
      };
      readonly tooLittle: string;
    };
    readonly days: (values: { readonly value: number }) => string;
    readonly titles: {
      readonly 'Applications received': string;
      readonly 'Completion rate': string;
      readonly 'Average score': string;
      readonly 'Time to decision': string;
    };
    readonly stages: {
      readonly 'Link opened': string;
      readonly Started: string;
      readonly Finished: string;
      readonly Decided: string;
      readonly 'Ever approved': string;
    };
    readonly afterAction: string;
    readonly actions: {
      readonly 'Job created': string;
      readonly 'Application received': string;
      readonly 'Review started': string;
      readonly 'Candidate approved': string;
      readonly 'Candidate rejected': string;
      readonly 'Candidate reviewed': string;
    };
    readonly jobTypes: {
      readonly 'Full-time': string;
      readonly 'Part-time': string;
      readonly Contract: string;
      readonly Internship: string;
    };
    readonly csv: {
      readonly file: (values: { readonly from: string | number; readonly to: string | number }) => string;
      readonly columns: readonly string[];
      readonly sections: {
        readonly period: string;
        readonly metric: string;
        readonly trend: string;
        readonly jobType: string;
        readonly source: string;
        readonly funnel: string;
        readonly topJob: string;
        readonly activity: string;
        readonly format: string;
      };
      readonly days: (values: { readonly from: string | number; readonly to: string | number }) => string;
      readonly units: {
        readonly days: string;
        readonly number: string;
        readonly percent: string;
        readonly score: string;
        readonly hours: string;
        readonly applications: string;
        readonly time: string;
      };
      readonly deletedSince: string;
      readonly change: (values: { readonly value: number }) => string;
      readonly averageScore: (values: { readonly value: number }) => string;
    };
    readonly formats: {
      readonly title: string;
      readonly names: {
        readonly video: string;
        readonly audio: string;
        readonly text: string;
        readonly choice: string;
        readonly number: string;
        readonly date: string;
        readonly file: string;
      };
      readonly stages: {
        readonly started: string;
        readonly finished: string;
        readonly approved: string;
      };
      readonly hint: (values: { readonly fewest: string | number }) => string;
      readonly hidden: string;
    };
  };
};
export default texts;
