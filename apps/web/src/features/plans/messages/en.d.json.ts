// Made from en.json by `npm run messages`.
declare const texts: {
  readonly change: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly whatChanges: (values: { readonly day: string | number }) => string;
    readonly nothing: string;
    readonly jobs: (values: {
      readonly to: string | number;
      readonly from: string | number;
      readonly used: string | number;
      readonly over: number;
    }) => string;
    readonly users: (values: {
      readonly to: string | number;
      readonly from: string | number;
      readonly used: string | number;
      readonly over: number;
    }) => string;
    readonly submissions: (values: {
      readonly to: string | number;
      readonly from: string | number;
      readonly used: string | number;
      readonly isFull: boolean;
    }) => string;
    readonly storage: (values: {
      readonly to: string | number;
      readonly from: string | number;
      readonly used: string | number;
      readonly isAbove: boolean;
    }) => string;
    readonly retention: (values: {
      readonly to: string | number;
      readonly from: string | number;
      readonly used: number;
    }) => string;
    readonly insightsUsed: string;
    readonly insightsUnused: string;
    readonly brandingUsed: string;
    readonly brandingUnused: string;
    readonly services: string;
    readonly choose: (values: { readonly day: string | number }) => string;
    readonly keptTitle: string;
    readonly pausedTitle: string;
    readonly keptText: (values: {
      readonly plan: string | number;
      readonly at: string | number;
      readonly by: string | number;
    }) => string;
    readonly pausedText: (values: { readonly plan: string | number }) => string;
    readonly byDefault: string;
    readonly chosen: string;
    readonly jobsLegend: string;
    readonly usersLegend: string;
    readonly count: (values: { readonly chosen: string | number; readonly most: string | number }) => string;
    readonly paused: string;
    readonly save: string;
    readonly saved: string;
    readonly saveFailed: string;
  };
  readonly plans: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly intro: string;
    readonly cycle: string;
    readonly monthly: string;
    readonly annual: string;
    readonly save: (values: { readonly savings: string | number }) => string;
    readonly saving: (values: { readonly dollars: number; readonly percent: string | number }) => string;
    readonly current: string;
    readonly trial: (values: { readonly day: string | number }) => string;
    readonly next: (values: { readonly plan: string | number; readonly day: string | number }) => string;
    readonly notChosen: string;
    readonly notEnforced: string;
    readonly oldSubmissions: string;
    readonly perMonth: string;
    readonly perYear: string;
    readonly price: (values: { readonly dollars: number; readonly per: string | number }) => string;
    readonly callForPricing: string;
    readonly popular: string;
    readonly upgrade: (values: { readonly plan: string | number }) => string;
    readonly downgrade: (values: { readonly plan: string | number }) => string;
    readonly keep: (values: { readonly plan: string | number }) => string;
    readonly keepTitle: (values: { readonly plan: string | number }) => string;
    readonly keepText: (values: { readonly next: string | number; readonly day: string | number }) => string;
    readonly bill: {
      readonly monthly: string;
      readonly annual: string;
    };
    readonly billTitle: {
      readonly monthly: string;
      readonly annual: string;
    };
    readonly billText: (values: {
      readonly plan: string | number;
      readonly price: string | number;
    }) => string;
    readonly billed: {
      readonly monthly: string;
      readonly annual: string;
    };
    readonly choose: (values: { readonly plan: string | number }) => string;
    readonly contact: string;
    readonly readOnly: string;
    readonly confirmTitle: (values: { readonly plan: string | number }) => string;
    readonly confirmText: (values: { readonly days: string | number }) => string;
    readonly upgradeTitle: (values: { readonly plan: string | number }) => string;
    readonly upgradeText: string;
    readonly downgradeTitle: (values: { readonly plan: string | number }) => string;
    readonly downgradeText: (values: {
      readonly day: string | number;
      readonly plan: string | number;
    }) => string;
    readonly changesLabel: string;
    readonly cancel: string;
    readonly upgraded: (values: { readonly plan: string | number }) => string;
    readonly downgraded: (values: { readonly plan: string | number }) => string;
    readonly kept: (values: { readonly plan: string | number }) => string;
    readonly failed: string;
    readonly paymentMade: string;
    readonly paymentCancelled: string;
    readonly paymentFailed: (values: { readonly day: string | number }) => string;
    readonly descriptions: {
      readonly starter: string;
      readonly growth: string;
      readonly enterprise: string;
    };
    readonly features: {
      readonly starter: readonly string[];
      readonly growth: readonly string[];
      readonly enterprise: readonly string[];
    };
    readonly comparison: string;
    readonly feature: string;
    readonly included: string;
    readonly notIncluded: string;
    readonly unlimited: string;
    readonly manyUsers: string;
    readonly rows: {
      readonly jobs: string;
      readonly submissions: string;
      readonly users: string;
      readonly storage: string;
      readonly retention: string;
      readonly insights: string;
      readonly branding: string;
      readonly whiteLabel: string;
      readonly api: string;
      readonly manager: string;
    };
    readonly gigabytes: (values: { readonly amount: string | number }) => string;
    readonly days: (values: { readonly amount: string | number }) => string;
    readonly usageTitle: string;
    readonly usage: {
      readonly jobs: string;
      readonly submissions: string;
      readonly users: string;
      readonly storage: string;
    };
    readonly of: (values: { readonly used: string | number; readonly most: string | number }) => string;
    readonly nearly: string;
    readonly full: string;
    readonly warning: (values: {
      readonly name: string | number;
      readonly amount: string | number;
    }) => string;
    readonly seePlans: string;
    readonly info: readonly {
      readonly title: string;
      readonly text: string;
    }[];
    readonly faqTitle: string;
    readonly faq: readonly {
      readonly question: string;
      readonly answer: string;
    }[];
    readonly salesTitle: string;
    readonly salesText: string;
    readonly noSales: string;
    readonly noSalesText: string;
    readonly contactTitle: string;
    readonly contactText: string;
    readonly contactMessage: string;
    readonly contactMessageHint: string;
    readonly contactPhone: string;
    readonly contactPhoneHint: string;
    readonly contactSend: string;
    readonly contactFailed: string;
    readonly savingOn: (values: {
      readonly percent: string | number;
      readonly plan: string | number;
    }) => string;
  };
  readonly notices: {
    readonly label: string;
    readonly open: string;
    readonly planNotChosen: (values: { readonly plan: string | number }) => string;
    readonly retention: (values: {
      readonly submissions: number;
      readonly day: string | number;
      readonly later: number;
    }) => string;
    readonly confirm: string;
    readonly confirmFailed: string;
    readonly submissions: (values: { readonly used: number; readonly most: number }) => string;
    readonly storage: (values: { readonly used: string | number; readonly most: string | number }) => string;
    readonly nearlyUsed: (values: { readonly amount: string | number }) => string;
    readonly usedUp: (values: {
      readonly isOneLink: boolean;
      readonly amount: string | number;
      readonly turnedAway: number;
    }) => string;
    readonly ask: (values: { readonly names: string | number }) => string;
    readonly chooseKept: (values: {
      readonly plan: string | number;
      readonly amounts: string | number;
      readonly day: string | number;
    }) => string;
    readonly pausedByPlan: (values: { readonly amounts: string | number; readonly count: number }) => string;
    readonly pausedJob: string;
    readonly trialEnds: (values: { readonly day: string | number }) => string;
    readonly featuresEnded: (values: {
      readonly plan: string | number;
      readonly features: string | number;
      readonly count: number;
    }) => string;
    readonly insights: string;
    readonly branding: string;
    readonly activeJobs: (values: { readonly count: number }) => string;
    readonly users: (values: { readonly count: number }) => string;
    readonly turnedOff: (values: { readonly features: string | number }) => string;
  };
};
export default texts;
