// Made from en.json by `npm run messages`.
declare const texts: {
  readonly decision: {
    readonly approveTitle: (values: { readonly name: string | number }) => string;
    readonly rejectTitle: (values: { readonly name: string | number }) => string;
    readonly approveSeveral: (values: { readonly count: number }) => string;
    readonly rejectSeveral: (values: { readonly count: number }) => string;
    readonly template: string;
    readonly none: string;
    readonly noneText: string;
    readonly dontAsk: string;
    readonly to: (values: { readonly address: string | number }) => string;
    readonly inLanguage: (values: { readonly language: string | number }) => string;
    readonly several: (values: { readonly name: string | number }) => string;
    readonly edit: string;
    readonly loading: string;
    readonly failed: string;
    readonly repeated: string;
    readonly approveAndSend: string;
    readonly rejectAndSend: string;
    readonly withoutReject: string;
    readonly withoutApprove: string;
    readonly cancel: string;
    readonly approved: string;
    readonly rejected: string;
    readonly leaves: (values: { readonly count: number }) => string;
    readonly leftBefore: string;
    readonly unsure: string;
    readonly mails: {
      readonly waiting: (values: { readonly subject: string | number }) => string;
      readonly sent: (values: { readonly subject: string | number; readonly date: string | number }) => string;
      readonly failed: (values: { readonly subject: string | number; readonly reason: string | number }) => string;
      readonly unclear: (values: { readonly subject: string | number }) => string;
    };
    readonly failures: {
      readonly refused: string;
      readonly unreachable: string;
      readonly unsubscribed: string;
      readonly closed: string;
      readonly other: string;
    };
    readonly stop: string;
    readonly stopped: string;
    readonly stopFailed: string;
    readonly sendAgain: string;
    readonly sendAgainFailed: string;
    readonly mailTitle: (values: { readonly count: number }) => string;
    readonly mailText: string;
    readonly send: string;
  };
  readonly recent: {
    readonly title: string;
    readonly progress: (values: { readonly sent: number; readonly planned: number }) => string;
    readonly failed: (values: { readonly count: number }) => string;
    readonly show: string;
    readonly hide: string;
    readonly of: (values: { readonly name: string | number; readonly reason: string | number }) => string;
    readonly unclear: string;
  };
};
export default texts;
