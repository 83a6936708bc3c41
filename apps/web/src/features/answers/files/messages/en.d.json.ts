// Made from en.json by `npm run messages`.
declare const texts: {
  readonly files: {
    readonly kinds: {
      readonly pdf: string;
      readonly document: string;
      readonly spreadsheet: string;
      readonly presentation: string;
      readonly picture: string;
      readonly text: string;
      readonly archive: string;
    };
    readonly list: string;
    readonly download: string;
    readonly chooseOne: string;
    readonly chooseSome: string;
    readonly orDrop: string;
    readonly chosen: string;
    readonly limits: (values: { readonly count: number; readonly size: string | number }) => string;
    readonly allowed: (values: { readonly kinds: string | number }) => string;
    readonly leftOut: (values: { readonly count: number }) => string;
    readonly sending: (values: { readonly sent: string | number; readonly size: string | number }) => string;
    readonly waiting: string;
    readonly checking: string;
    readonly received: (values: { readonly size: string | number }) => string;
    readonly interrupted: string;
    readonly progress: (values: { readonly name: string | number }) => string;
    readonly cancel: (values: { readonly name: string | number }) => string;
    readonly remove: (values: { readonly name: string | number }) => string;
    readonly retry: string;
    readonly empty: string;
    readonly tooLarge: string;
    readonly unreadable: string;
    readonly failed: string;
    readonly allUploaded: (values: { readonly count: number }) => string;
    readonly change: string;
  };
};
export default texts;
