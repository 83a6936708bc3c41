// Made from en.json by `npm run messages`.
declare const texts: {
  readonly app: {
    readonly loading: string;
    readonly skipToContent: string;
    readonly crashed: string;
    readonly crashedText: string;
    readonly reload: string;
    readonly unreachable: string;
    readonly unreachableText: string;
    readonly tryAgain: string;
  };
};
export default texts;
