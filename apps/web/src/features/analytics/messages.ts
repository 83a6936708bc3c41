/** Texts of the analytics page; those fixed by the specification are verbatim. */
export const analyticsMessages = {
  period: 'Period',
  periods: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '1 year' },
  /** Days in the reader's format; they begin and end by UTC. */
  range: (from: string, to: string) => `${from} – ${to} (UTC)`,
  loading: 'Loading analytics data...',
  failed: 'Failed to load analytics data',
  tryAgain: 'Try again',
  noData: 'No data available',
  noDataText: 'Nothing happened in this period. Share an interview link, or choose a longer period.',
  export: 'Export CSV',
  figures: 'Key figures',
  /** The title of a figure names its period, to distinguish it from that of all time. */
  inPeriod: (title: string, period: string) => `${title}, ${period}`,
  deletedSince: (count: number) => `${count.toLocaleString()} deleted since`,
  none: 'N/A',
  score: (value: number) => `${value}/100`,
  percent: (value: number) => `${value}%`,
  hours: (value: number) => (value < 48 ? `${value} h` : `${Math.round(value / 2.4) / 10} days`),
  change: (value: string) => `${value} from the previous period`,
  same: 'Same as the previous period',
  nothingBefore: 'No earlier data to compare with',
  points: (value: string) => `${value} points`,
  types: 'Applications by Job Type',
  sources: 'Candidate Sources',
  sourcesHint:
    'Add a source such as ?source=linkedin to an interview link to see how many candidates it brings.',
  share: (percentage: number) => `${percentage}%`,
  funnel: 'Interview funnel',
  funnelHint:
    'Reloading a link counts once; opening it on another day or device counts again. We track nobody and store nothing on their devices.',
  topJobs: 'Top performing jobs',
  topJobsOrder: 'By the average score of their candidates, then by how many applied.',
  jobColumns: { title: 'Job', score: 'Average score', applications: 'Received' },
  noApplications: 'No applications in this period.',
  activity: 'Recent activity',
  noActivity: 'Nothing has happened yet.',
  insights: {
    title: 'Performance insights',
    completionRate: {
      true: 'Completion rate improved',
      neutral: 'Completion rate',
      /** Values in their display format. */
      text: (now: string, before: string) =>
        `${now} of those who started submitted, compared with ${before} before.`,
    },
    qualityCandidates: {
      true: 'Quality candidates',
      neutral: 'Candidate quality',
      text: (now: string, before: string) => `The average score is ${now}, compared with ${before} before.`,
      alone: (now: string) => `The average score is ${now}.`,
    },
    fasterReviews: {
      true: 'Faster reviews',
      neutral: 'Review time',
      text: (now: string, before: string) => `A decision takes ${now}, compared with ${before} before.`,
    },
    tooLittle: 'This period or the one before has too few interviews to compare.',
  },
} as const;
