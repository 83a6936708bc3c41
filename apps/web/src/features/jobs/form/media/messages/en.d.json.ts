// Made from en.json by `npm run messages`.
declare const texts: {
  readonly media: {
    readonly title: string;
    readonly subtitle: string;
    readonly welcomeMedia: string;
    readonly welcomeMediaHint: string;
    readonly closingMedia: string;
    readonly closingMediaHint: string;
  };
};
export default texts;
