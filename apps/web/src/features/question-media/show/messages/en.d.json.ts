// Made from en.json by `npm run messages`.
declare const texts: {
  readonly show: {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly skip: string;
    readonly video: string;
    readonly audio: string;
    readonly captions: string;
    readonly showPdf: string;
    readonly hidePdf: string;
    readonly downloadPdf: string;
    readonly text: string;
    readonly thinkingWaits: string;
    readonly whileRecording: string;
    readonly fileFailed: string;
    readonly jobVideo: {
      readonly welcome: string;
      readonly closing: string;
    };
    readonly jobAudio: {
      readonly welcome: string;
      readonly closing: string;
    };
    readonly jobLoading: string;
  };
};
export default texts;
