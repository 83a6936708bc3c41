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
    readonly other: (values: { readonly status: string | number }) => string;
    readonly uploadTooLarge: string;
    readonly uploadFailed: string;
  };
};
export default texts;
