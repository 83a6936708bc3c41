// Made from en.json by `npm run messages`.
declare const texts: {
  readonly webhooks: {
    readonly title: string;
    readonly text: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly empty: string;
    readonly add: string;
    readonly addTitle: string;
    readonly editTitle: string;
    readonly address: string;
    readonly addressPlaceholder: string;
    readonly addressHint: string;
    readonly events: string;
    readonly eventNames: {
      readonly 'submission.finished': string;
      readonly 'submission.status_changed': string;
      readonly 'job.published': string;
    };
    readonly save: string;
    readonly cancel: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly secretTitle: string;
    readonly secretText: string;
    readonly secretLabel: string;
    readonly done: string;
    readonly states: {
      readonly on: string;
      readonly off: string;
      readonly failed: string;
    };
    readonly failing: string;
    readonly failingSince: (values: { readonly when: string | number }) => string;
    readonly failedText: (values: { readonly days: string | number }) => string;
    readonly menu: (values: { readonly host: string | number }) => string;
    readonly deliveries: string;
    readonly deliveriesOf: (values: { readonly host: string | number }) => string;
    readonly edit: string;
    readonly test: string;
    readonly tested: string;
    readonly testFailed: string;
    readonly switchOn: string;
    readonly switchOff: string;
    readonly rotate: string;
    readonly rotateTitle: string;
    readonly rotateText: (values: { readonly hours: string | number }) => string;
    readonly rotateFailed: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removed: string;
    readonly removeFailed: string;
  };
  readonly deliveries: {
    readonly text: (values: { readonly days: string | number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly empty: string;
    readonly close: string;
    readonly refresh: string;
    readonly events: {
      readonly 'submission.finished': string;
      readonly 'submission.status_changed': string;
      readonly 'job.published': string;
      readonly ping: string;
    };
    readonly states: {
      readonly waiting: string;
      readonly delivered: string;
      readonly failed: string;
    };
    readonly answered: (values: { readonly status: string | number }) => string;
    readonly failures: {
      readonly answer: string;
      readonly timeout: string;
      readonly unknown_host: string;
      readonly private_address: string;
      readonly tls: string;
      readonly connection: string;
      readonly switched_off: string;
    };
    readonly tries: (values: { readonly count: number }) => string;
    readonly took: (values: { readonly milliseconds: string | number }) => string;
    readonly next: (values: { readonly when: string | number }) => string;
    readonly body: string;
    readonly again: string;
    readonly againNamed: (values: { readonly event: string | number; readonly id: string | number }) => string;
    readonly sentAgain: string;
    readonly againFailed: string;
    readonly number: (values: { readonly id: string | number }) => string;
  };
};
export default texts;
