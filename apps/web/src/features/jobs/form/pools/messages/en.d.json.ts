// Made from en.json by `npm run messages`.
declare const texts: {
  readonly pools: {
    readonly pools: string;
    readonly text: string;
    readonly add: string;
    readonly pool: (values: { readonly name: string | number }) => string;
    readonly always: string;
    readonly poolOf: (values: { readonly number: string | number }) => string;
    readonly draw: (values: { readonly name: string | number }) => string;
    readonly asks: (values: { readonly draw: string | number; readonly count: string | number }) => string;
    readonly remove: (values: { readonly name: string | number }) => string;
    readonly tooSmall: (values: { readonly name: string | number }) => string;
    readonly mark: (values: { readonly name: string | number; readonly draw: string | number; readonly count: string | number }) => string;
  };
};
export default texts;
