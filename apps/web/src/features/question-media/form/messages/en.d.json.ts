// Made from en.json by `npm run messages`.
declare const texts: {
  readonly form: {
    readonly add: string;
    readonly addLabel: (values: { readonly of: string | number }) => string;
    readonly hint: string;
    readonly recordLabel: {
      readonly video: (values: { readonly of: string | number }) => string;
      readonly audio: (values: { readonly of: string | number }) => string;
    };
    readonly uploading: string;
    readonly waits: string;
    readonly uploadFailed: string;
    readonly remove: (values: { readonly name: string | number }) => string;
    readonly gone: string;
    readonly removeGone: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly preparing: string;
    readonly preparingText: (values: { readonly name: string | number }) => string;
    readonly failures: {
      readonly unreadable: string;
      readonly too_long: string;
      readonly not_prepared: string;
    };
    readonly preview: string;
    readonly says: string;
    readonly saysHint: string;
    readonly saysCaptioned: string;
    readonly describe: string;
    readonly describeHint: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly recordTitle: {
      readonly video: string;
      readonly audio: string;
    };
    readonly recordText: string;
    readonly use: string;
    readonly useFailed: string;
    readonly again: string;
    readonly cancel: string;
  };
};
export default texts;
