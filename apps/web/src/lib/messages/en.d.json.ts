// Made from en.json by `npm run messages`.
declare const texts: {
  readonly api: {
    readonly byStatus: {
      readonly '401': string;
      readonly '403': string;
      readonly '404': string;
      readonly '408': string;
      readonly '429': string;
      readonly '500': string;
      readonly '503': string;
      readonly '507': string;
    };
    readonly invalid: string;
    readonly timeout: string;
    readonly network: string;
    readonly unreadable: string;
    readonly other: (values: { readonly status: string | number }) => string;
    readonly uploadTooLarge: string;
    readonly uploadFailed: string;
  };
  readonly format: {
    readonly justNow: string;
    readonly minutesAgo: (values: { readonly count: string | number }) => string;
    readonly hoursAgo: (values: { readonly count: number }) => string;
    readonly daysAgo: (values: { readonly count: number }) => string;
    readonly kilobytes: (values: { readonly amount: string | number }) => string;
    readonly megabytes: (values: { readonly amount: string | number }) => string;
    readonly gigabytes: (values: { readonly amount: string | number }) => string;
    readonly labeled: (values: { readonly label: string | number; readonly text: string | number }) => string;
  };
};
export default texts;
