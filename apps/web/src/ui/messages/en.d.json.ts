// Made from en.json by `npm run messages`.
declare const texts: {
  readonly ui: {
    readonly cancel: string;
    readonly close: string;
    readonly closeMessage: string;
    readonly about: (values: { readonly name: string | number }) => string;
    readonly retry: string;
    readonly required: string;
    readonly copy: string;
    readonly copied: string;
    readonly remove: string;
    readonly clearSearch: string;
    readonly chooseFile: string;
    readonly orDropIt: string;
    readonly pagination: string;
    readonly previous: string;
    readonly next: string;
    readonly previousPage: string;
    readonly nextPage: string;
    readonly page: (values: { readonly page: string | number }) => string;
    readonly perPage: string;
    readonly range: (values: { readonly from: number; readonly to: number; readonly total: number }) => string;
    readonly language: string;
    readonly languageFailed: string;
    readonly notices: string;
  };
};
export default texts;
