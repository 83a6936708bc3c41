// Made from en.json by `npm run messages`.
declare const texts: {
  readonly player: {
    readonly play: string;
    readonly pause: string;
    readonly mute: string;
    readonly unmute: string;
    readonly volume: string;
    readonly seek: string;
    readonly back: (values: { readonly seconds: string | number }) => string;
    readonly forward: (values: { readonly seconds: string | number }) => string;
    readonly enterFullscreen: string;
    readonly exitFullscreen: string;
    readonly enterPictureInPicture: string;
    readonly exitPictureInPicture: string;
    readonly player: string;
    readonly time: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly timeOf: (values: { readonly now: string | number; readonly total: string | number }) => string;
    readonly remaining: (values: { readonly time: string | number }) => string;
    readonly hour: string;
    readonly hours: string;
    readonly minute: string;
    readonly minutes: string;
    readonly second: string;
    readonly seconds: string;
  };
};
export default texts;
