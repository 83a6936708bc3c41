// Made from en.json by `npm run messages`.
declare const texts: {
  readonly app: {
    readonly loading: string;
    readonly skipToContent: string;
    readonly crashed: string;
    readonly crashedText: string;
    readonly reload: string;
  };
};
export default texts;
