import type { MediaFacts } from './probe.ts';

/** How the pictures and the sounds of all answers get into one file. */
export type JoinPlan = {
  /** `copy`: packets as they are. `transcode`: every picture to H.264 of one size. */
  video: { kind: 'copy' } | { kind: 'transcode'; width: number; height: number };
  /** `copy`: packets as they are. `encode`: one AAC track over all answers, silence where one has no sound. */
  audio: { kind: 'copy' } | { kind: 'encode' };
};

/** What plays from an mp4 file. VP8 does not. */
const copiedVideo = new Set(['avc', 'vp9', 'av1']);
/** H.264 needs even sizes. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * Copies whatever may follow each other in one track. Sound is copied only as AAC: a copied Opus track does not play
 * everywhere, and its seams drift (design §6).
 */
export function planJoin(answers: readonly MediaFacts[]): JoinPlan {
  return { video: planVideo(answers), audio: planAudio(answers) };
}

function planVideo(answers: readonly MediaFacts[]): JoinPlan['video'] {
  const videos = answers.flatMap(({ video }) => video ?? []);
  const first = videos[0];
  const isAlike =
    first !== undefined &&
    videos.length === answers.length &&
    videos.every((video) => {
      return (
        copiedVideo.has(video.codec) &&
        video.codec === first.codec &&
        video.width === first.width &&
        video.height === first.height &&
        video.rotation === first.rotation &&
        // VP9 says its own parameters in each key frame; the others need the decoder's configuration.
        (video.codec === 'vp9' || video.configuration === first.configuration)
      );
    });
  if (isAlike) return { kind: 'copy' };
  const shown = videos.map(({ width, height, rotation }) =>
    rotation % 180 === 0 ? { width, height } : { width: height, height: width },
  );
  const largest = shown.reduce(
    (best, one) => (one.width * one.height > best.width * best.height ? one : best),
    {
      width: 640,
      height: 360,
    },
  );
  return { kind: 'transcode', width: even(largest.width), height: even(largest.height) };
}

function planAudio(answers: readonly MediaFacts[]): JoinPlan['audio'] {
  const first = answers[0]?.audio;
  const isAlike =
    first?.codec === 'aac' &&
    answers.every(({ audio }) => {
      return (
        audio?.codec === 'aac' &&
        audio.configuration === first.configuration &&
        audio.sampleRate === first.sampleRate &&
        audio.channels === first.channels
      );
    });
  return isAlike ? { kind: 'copy' } : { kind: 'encode' };
}
